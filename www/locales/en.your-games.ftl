# English texts of the visitor’s games.

your-games = Your games
your-games-none = No results yet. A game against an engine counts here when it is over.
your-games-unrated = Only games with hints so far; they are not rated.
your-games-strength = Your strength: { $least } to { $most }, { $levels }
your-games-levels = { $is ->
    [same] about level { $lowest }
   *[range] about levels { $lowest } to { $highest }
}
your-games-line = Rating over { $count } games: { $change ->
    [up] it has gone up
    [down] it has gone down
   *[even] it is where it began
}
your-games-results = Results by level
your-games-level = Level
your-games-won = Won
your-games-drawn = Drawn
your-games-lost = Lost
your-games-points = Points
your-games-to = { $mine } to { $theirs }
your-games-last = Last games
