# The English texts of Fugitive and Detectives. A heading with three marks begins the texts that load with that part of the page,
# locales/en.PART.ftl. The texts before the first such heading load at once.

fugitive-name = Fugitive and Detectives
fugitive-sentence = A fugitive travels unseen over a map of roads. Four detectives learn only how, and every fifth turn also where.
fugitive-seat-0 = Detectives
    .number = many
fugitive-seat-1 = Fugitive
fugitive-won = { $winner } { $winners ->
    [many] win
   *[one] wins
}, { $most } points to { $least }.
fugitive-you-won = You win, { $most } points to { $least }.
fugitive-you-lost = You lose, { $least ->
    [one] { $least } point
   *[other] { $least } points
} to { $most }.
fugitive-draw = A draw, { $most } points each.
fugitive-forfeit = { $most } points to { $least }.
illegal-fugitive-no-city = There is no city { $city }: the map has the cities 1 to { $last }.
illegal-fugitive-detective-road = Detectives go along roads, and for detective { $detective } there is none from { $from } to { $to }.
illegal-fugitive-same-city = Two detectives would be in { $city }. They have to be in four different cities.
illegal-fugitive-road = No road by { $kind ->
    [C] car
    [T] train
   *[P] plane
} leads from { $from } to { $to }.
illegal-fugitive-detectives-turn = The detectives’ four cities are expected here, such as 1 2 3 4.
illegal-fugitive-start-turn = The fugitive’s first city is expected here, such as 3.
illegal-fugitive-run-turn = A kind of road and a city are expected here, such as T 3.
illegal-fugitive-no-way = The fugitive cannot have gone by { $kind ->
    [C] car
    [T] train
   *[P] plane
}: no such road leads from where it can be.
problem-fugitive-move = A turn is the detectives’ four cities, such as 1 2 3 4; or a kind of road, C, T or P, and a city, such as T 3; or the fugitive’s first city, such as 3.

### board

fugitive-start = Map
fugitive-start-usual = 60 cities
fugitive-start-example = The statement’s example, 8 cities
fugitive-start-new = New map
fugitive-start-own = Your own, from text or file
fugitive-making-cities = Cities, { $least } to { $most }
fugitive-own = The map, in the form of { $file }
fugitive-own-example = 8 / C 1-2 / T 1-8 / … / END
fugitive-points = { $count ->
    [one] point
   *[other] points
}
fugitive-worth = points for a capture now
fugitive-worth-short = for a capture
fugitive-turns = of { $turns } turns
fugitive-turns-short = of { $turns } turns
fugitive-tally = { $value } { $unit }
fugitive-turn-0 = Place the four detectives, then move each along a road every turn: press a city for each, then “{ fugitive-send }”. The glow shows where the fugitive can be.
fugitive-turn-1 = Press a city to which a road leads from yours. The detectives learn by which kind of road you go, and only every fifth turn where you are.

## New game

making-map = Making a map…

## The board

fugitive-drawing = Drawing the map…
fugitive-not-drawn = The map could not be drawn. Check the connection.
fugitive-draw-again = Try again
fugitive-tray = The map and the turn
fugitive-turn = Your turn
fugitive-pieces = Pieces to move
fugitive-places = Who is where
fugitive-detective = Detective { $piece }
fugitive-piece-does = { $piece }: { $does }
fugitive-piece-in = { $piece } in { $city }
fugitive-not-chosen = not chosen
fugitive-not-chosen-short = –
fugitive-roads-of = Roads of { $piece }
fugitive-roads-all = All cities and their roads
fugitive-kind = { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-by-to = { $kind } { $city }
fugitive-target = { $city } by { $kinds }
fugitive-choose-kind = To { $city } by
fugitive-which-kind = Several kinds of roads lead to { $city }. Choose one.
fugitive-text = The turn as text
fugitive-example = such as { $turn }
fugitive-clear = Clear
fugitive-send = Send
fugitive-send-turn = Send { $turn }
fugitive-choose-city = { $piece }: press a city to begin in.
fugitive-choose-road = { $piece }: press a city, near or far.
fugitive-pinch = Zoom the map with two fingers.
fugitive-on-way = { $step }, on the way to { $city }
fugitive-route-arrived = { $piece } has arrived in { $city }.
fugitive-route-stopped = { $piece } cannot get closer to { $city } this turn and stops.
fugitive-find = Find a city
fugitive-city = City { $city }
fugitive-seen = City { $city }, where the fugitive was last seen
fugitive-go = { $piece } to { $city }
fugitive-unreachable = { $piece } cannot reach { $city } from here: no road leads there from { $from }.
fugitive-must-move = { $piece } is in { $city } already and must move on.
fugitive-pointed = { $kind ->
    [C] Car
    [T] Train
   *[P] Plane
} to { $city }.
fugitive-whole-turn = { $turn }: send it?
fugitive-closer = Two cities are close together. The map has zoomed in: choose again.
fugitive-whole = Whole map
fugitive-download = Save map
fugitive-log = How the fugitive travelled
fugitive-log-none = Turn { $turn }
fugitive-log-announces = Turn { $turn }: city announced
fugitive-log-hidden = Turn { $turn }: by { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-log-to = Turn { $turn }: by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }
fugitive-chart = { $count ->
    [0] no city known yet
    [one] the fugitive can be in { $count } city
   *[other] the fugitive can be in { $count } cities
}
fugitive-chart-end = the fugitive was in { $city }
fugitive-now = Turn { $turn } of { $turns }. A capture now: { $detectives } : { $fugitive }; from turn { $next } on: { $less } : { $more }.
fugitive-now-last = Turn { $turn } of { $turns }. A capture now: { $detectives } : { $fugitive }.
fugitive-turns-played = { $turn } of { $turns } turns were played.
fugitive-not-begun = The fugitive has not started.
fugitive-belief = { $count ->
    [one] The fugitive is in { $city }.
   *[other] The fugitive can be in { $count } cities.
}
fugitive-belief-of-you = { $count ->
    [one] The detectives know that you are in { $city }.
   *[other] The detectives know that you are in one of { $count } cities.
}
fugitive-belief-cities = The cities: { $cities }.
fugitive-ended = At the end the fugitive was in { $city }.
fugitive-ended-open = At the end the fugitive was in one of { $count } cities.
fugitive-ended-unseen = The fugitive’s last city is not known.
fugitive-moved = { $side }: { $result }.
fugitive-semicolon = ;{" "}
fugitive-placed = placed in { $cities }
fugitive-starts = begins in { $city }
fugitive-runs = by { $kind ->
    [C] car
    [T] train
   *[P] plane
}
fugitive-runs-to = by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }
fugitive-runs-announced = by { $kind ->
    [C] car
    [T] train
   *[P] plane
} to { $city }, as announced
fugitive-went = to { $cities }
fugitive-catch = detective { $detective } catches the fugitive in { $city }
fugitive-stuck = not every detective can move on

### ending

fugitive-story-caught = { $you ->
    [detectives] You caught the fugitive
    [fugitive] { $side } caught you
   *[none] The detectives caught the fugitive
} in { $city }, on turn { $turn }: { $you ->
    [fugitive] you
   *[none] it
} had come by { $kind ->
    [C] car
    [T] train
   *[P] plane
} from { $from }.
fugitive-story-start = { $you ->
    [detectives] You caught the fugitive
    [fugitive] { $side } caught you
   *[none] The detectives caught the fugitive
} in { $city }, at the start.
fugitive-story-free = { $you ->
    [detectives] The fugitive escaped you: it
    [fugitive] You escaped: you
   *[none] The fugitive escaped: it
} stayed free for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and ended in { $city }.
fugitive-story-stuck = { $you ->
    [fugitive] You escaped
   *[none] The fugitive escaped
}: on turn { $turn }, { $you ->
    [detectives] your
   *[none] the
} detectives could not all move on.

### analysis

## Expected results

fugitive-amount = { $points } { $count ->
    [one] point
   *[other] points
}
fugitive-expects = { $side } { $number ->
    [many] get
   *[one] gets
} about { $points } of the 20 points

### editor

fugitive-tool-car = Car road
fugitive-tool-train = Train
fugitive-tool-plane = Plane
fugitive-tool-detective = Detective
fugitive-tool-fugitive = Fugitive
fugitive-tool-move = Move
fugitive-tool-remove = Remove the city
fugitive-edit-add = Add a city
fugitive-edit-lay = Redo the layout
fugitive-edit-cities = Cities
fugitive-edit-ply = Moves played
fugitive-edit-note = For a road, press two cities, or drag from one to the other; do it again to remove the road. Pieces that are not on the map are placed in the game.
fugitive-edit-board = Only the map, connect.txt
fugitive-edit-city = City { $city }: { $what }
fugitive-edit-city-bare = City { $city }: no road
problem-fugitive-draft-ply = With all pieces on the map, { $least } to { $most } moves have been played.
problem-fugitive-draft-detectives = All { $all } detectives have to be placed before the fugitive, or none: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
problem-fugitive-draft-shared = Two detectives are in { $city }.
problem-fugitive-draft-roads = Every city has at least { $least } roads by car, but { $city } has { $found }.
problem-fugitive-draft-plane = Only cities with trains have planes, and { $city } has no train.
problem-fugitive-draft-apart = Cars must be able to get from every city to every other, but no way leads from 1 to { $city }.

### keys

fugitive-keys =
    { "1–4" } | choose a detective
    Arrow keys | from road to road
    Enter | take the road; send, when all are chosen
    Backspace | take back the last choice
    { "+ − 0" } | zoom

### lessons

fugitive-lesson-place = Place your four detectives: press 1, 2, 9 and 10 in this order, then Send.
fugitive-lesson-place-done = Now the fugitive chooses where to begin, and you learn it: in 5.
fugitive-lesson-place-wrong = The lesson has them in 1, 2, 9 and 10, in this order.
fugitive-lesson-glow = The fugitive left 5 by car, unseen. Which cities does the glow show?
fugitive-lesson-glow-answer-0 = 4 and 6
fugitive-lesson-glow-answer-1 = 2 and 9
fugitive-lesson-glow-answer-2 = Only 5
fugitive-lesson-glow-done = Car roads lead from 5 to 4 and 6. You learn the kind of road, but not the city.
fugitive-lesson-glow-wrong = Look for the glow, or for the car roads from 5.
fugitive-lesson-close = All four must move. Press C 2, C 3, C 8 and C 9 in turn, then Send.
fugitive-lesson-close-done = Detectives may use roads of any kind.
fugitive-lesson-close-wrong = Detective 1 goes to 2, detective 2 to 3, detective 3 to 8 and detective 4 to 9.
fugitive-lesson-again = It took a car again and met no detective in 3 or 8. Where can it be?
fugitive-lesson-again-answer-0 = 5 or 7
fugitive-lesson-again-answer-1 = 4 or 6
fugitive-lesson-again-answer-2 = 9 or 10
fugitive-lesson-again-done = Two cities are left.
fugitive-lesson-again-wrong = It was in 4 or in 6. Follow the car roads from there.
fugitive-lesson-catch = You can reach both in one turn. Send one detective to 5, by train, and another to 7.
fugitive-lesson-catch-done = Caught in 7: ten points, and one more for each announcement not yet used.
fugitive-lesson-catch-wrong = Detective 3 reaches 7 by car. A train goes to 5 from 2 and from 9.
fugitive-lesson-told = Every few turns you learn the city, too. When?
fugitive-lesson-told-answer-0 = In turns 5, 10 and so on
fugitive-lesson-told-answer-1 = Never
fugitive-lesson-told-answer-2 = In every turn
fugitive-lesson-told-done = A fugitive that is not caught in 50 turns gets all 20 points.
fugitive-lesson-told-wrong = Not so often, and not so rarely.

### pictures

picture-map = A map of { $cities } cities and { $roads } roads.

### problems

problem-fugitive-cities-line = This line gives the number of cities, 4 to 200.
problem-fugitive-road-line = This line gives a road such as C 1-2, or END after the last.
problem-fugitive-road-ends = After a road’s kind come two cities, such as { $kind } 1-2.
problem-fugitive-road-kind = “{ $kind }” is not a kind of road: there are C (car), T (train) and P (plane); END ends the map.
problem-fugitive-map-count = A map has { $least } to { $most } cities, not { $found }.
problem-fugitive-map-loop = A road joins two different cities, but this one leads from { $city } to itself.
problem-fugitive-map-roads = Every city has at least { $least } roads by car (C), but { $city } has { $found }.
problem-fugitive-map-apart = Cars (C) must be able to get from every city to every other, but no way leads from 1 to { $city }.
problem-fugitive-map-plane = Only cities with trains (T) have planes (P), and { $city } has no train.
problem-fugitive-map-end = Nothing may follow the line END.
problem-fugitive-map-file = The map is in the program’s folder under this name.
problem-fugitive-parts = A position has five parts (cities, roads, detectives, fugitive, moves played), not { $count }.
problem-fugitive-cities-number = The number of cities has to be written in digits.
problem-fugitive-road-text = A road is expected here, such as C1-2.
problem-fugitive-detectives = The detectives are in four cities, such as 1,2,3,4.
problem-fugitive-fugitive = The fugitive is in a city, such as 3.
problem-fugitive-placed-first = The detectives are placed by the first move, all four, the fugitive by the second.
problem-fugitive-played = With all pieces on the map, 2 to { $most } moves have been played.
problem-fugitive-not-on-map = There is no city { $city } on the map.
problem-fugitive-two-in = Two detectives are in { $city }.
problem-fugitive-cities = The detectives’ four cities are expected here, one per line or all on one, such as 1 2 3 4.
problem-fugitive-side = The first line is Fugitive or Detectives.
problem-fugitive-kind-told = A kind of road is expected here, C, T or P: the fugitive’s city is announced every fifth turn.

## Puzzles

problem-fugitive-goal = A goal is “catch” and the number of the detectives’ moves, or “free” and the number of the fugitive’s, such as “catch 4”. A question’s goal is “where”, “net” or “place” and the number of the detectives’ moves, “fewest”, or “slip” and a number of cities.
problem-fugitive-goal-cities = A puzzle’s map has at most { $most } cities, not { $found }.
problem-fugitive-goal-placed = A puzzle begins when both sides have been placed.
problem-fugitive-goal-detectives = The goal is one for the detectives, but it is the fugitive’s turn.
problem-fugitive-goal-fugitive = The goal is one for the fugitive, but it is the detectives’ turn.
problem-fugitive-ask = The goal of a question is “where”, “net” or “place” and the number of the detectives’ moves, “fewest”, or “slip” and a number of cities.
problem-fugitive-ask-begun = A puzzle about the detectives’ first cities begins before the game.
problem-fugitive-ask-announced = There is nothing to count here: no turn follows, or the fugitive’s city is announced in it.
problem-fugitive-ask-cities = This map has 1 to { $most } cities to hide in, not { $found }.
problem-fugitive-answer = The answer is one city or more, such as 3 5 8.
problem-fugitive-told = A known turn is the detectives’ four cities (such as 1 2 3 4). Or it is a kind of road, C, T or P, with the city if it was announced (such as T or T 3). The fugitive’s first move is its first city (such as 3).
problem-fugitive-told-city = The city of this turn was announced, so it is required here, such as C 3.
problem-fugitive-told-kind = Only the kind of road of this turn is known: C, T or P.
problem-fugitive-told-caught = Here the fugitive is caught. A question must end before that.

### protocol

fugitive-protocol-file =
    The map is in the file `connect.txt`, in the folder in which the program runs. Another game may have another map.
    - The first line is the number of cities, `4` to `200`. A city is a number from 1 to this one.
    - Each line after it is a road: its kind, a space, and two cities with a hyphen between, such as `C 1-14`. The kinds are `C` for cars, `T` for trains and `P` for planes. A road leads both ways.
    - The last line is `END`.
fugitive-protocol-start = The program reads one line, the side that it plays: `Detectives` or `Fugitive`.
fugitive-protocol-turn =
    The detectives begin. Before the 50 turns both sides choose where to start.
    - The detectives’ program writes the four cities where they start, and reads the fugitive’s. Then in each turn it reads how the fugitive has moved, and writes four new cities.
    - It reads the kind of road alone, such as `T`. In turns 5, 10 and so on to 50 it reads the city too, such as `T 101`.
    - The fugitive’s program reads the detectives’ four cities, one per line, and writes the city where it starts. Then in each turn it writes its move, and reads the detectives’ four new cities, one per line.
fugitive-protocol-answer =
    - The detectives write four lines, a city each, in the order of their numbers. All four are different. Each detective has moved along a road of any kind; none has stayed.
    - The fugitive writes one line: the kind of road, a space and the city, such as `T 101`. A road of this kind leads there. At the start it writes the city alone.
fugitive-protocol-end = When the game ends, both programs read `Quit` instead of the next line, and exit. This happens after a capture, after an illegal or late answer, when a side has no legal move, and after turn 50. After its last answer of turn 50 a program may exit without waiting. The fugitive does not learn the detectives’ last move.
fugitive-protocol-time = All answers of a game together may take 5 seconds. Only the time from reading to writing counts.

### puzzles

puzzle-missed-free = You were caught in { $city }.
puzzle-missed-catch-fugitive = The fugitive got away: it is in { $city }.
puzzle-task-where = Where can the fugitive be now? Mark every city.
puzzle-short-where = Where can the fugitive be?
puzzle-task-net = You are the detectives: catch the fugitive { $value ->
    [one] this turn
   *[other] within { $value } moves
}, wherever it is and whatever it does.
puzzle-short-net = Close the net { $value ->
    [one] this turn
   *[other] in { $value } moves
}
puzzle-task-place = Place your detectives so that they catch the fugitive { $value ->
    [one] with their first move
   *[other] within { $value } moves
}, wherever it begins and whatever it does.
puzzle-short-place = Place the net for { $value ->
    [one] one move
   *[other] { $value } moves
}
puzzle-task-fewest = You are the detectives: leave the fugitive the fewest cities to be in after its next turn.
puzzle-short-fewest = Leave it the fewest cities
puzzle-task-slip = Leave so that the detectives cannot know where you are: at least { $value ->
    [2] two
    [3] three
   *[other] { $value }
} cities must stay possible.
puzzle-short-slip = Leave { $value } cities possible
question-failed-net = Not so: here is a way that fits the known turns, in which the fugitive gets away.
question-move-place = Choose a city for each detective, and send them. The fugitive begins after that, where it likes.
question-right-place = Right: wherever the fugitive begins, it is caught.
question-told-place = The answer: { $answer }. Wherever the fugitive begins, it is caught.
question-failed-place = Not so: here is a way in which the fugitive gets away.
question-failed-fewest = { $count ->
    [one] One city remains
   *[other] { $count } cities remain
}; { $wanted } is possible. Here is a way that fits the known turns.
question-failed-slip = Not so: the detectives would hold { $count ->
    [one] one city
   *[other] { $count } cities
} possible.
puzzle-short-catch-fugitive = Catch the fugitive { $missing ->
    [one] this turn
   *[other] in { $missing } moves
}
puzzle-short-free = Stay free { $missing ->
    [one] this turn
   *[other] for { $missing } moves
}
puzzle-task-catch-fugitive = You are the detectives: catch the fugitive { $missing ->
    [one] this turn
   *[other] within { $missing } moves
}. Both sides see everything.
puzzle-task-free = You are the fugitive: stay free{ $missing ->
    [one] , whatever the detectives reply
   *[other] {" "}for { $missing } moves
}. Both sides see everything.
fugitive-puzzle-hint = { $piece } goes to { $city }.
fugitive-puzzle-hint-kind = The fugitive goes by { $kind }.

## Making a puzzle

puzzle-goal-catch-fugitive = Catch the fugitive
puzzle-goal-free = Stay free

fugitive-theme-announcement = After an announcement
fugitive-theme-announcement-about = The fugitive’s city was announced shortly before.
fugitive-theme-crossroads = Crossroads
fugitive-theme-crossroads-about = The fugitive runs to a city with five neighbours or more.
fugitive-theme-cut-off = Cut off
fugitive-theme-cut-off-about = The first move leaves the fugitive a single city to run to.
fugitive-theme-dead-end = A dead end
fugitive-theme-dead-end-about = A city with at most two neighbours decides.
fugitive-theme-elimination = Ruled out
fugitive-theme-elimination-about = The fugitive cannot be in cities that the detectives have searched.
fugitive-theme-hiding = Staying hidden
fugitive-theme-hiding-about = The fugitive keeps several possible cities.
fugitive-theme-narrowing = Few cities
fugitive-theme-narrowing-about = A move leaves the hidden fugitive the fewest cities.
fugitive-theme-net = The net
fugitive-theme-net-about = The fugitive is hidden, and surely caught whatever it does.
fugitive-theme-only-way = The right way
fugitive-theme-only-way-about = No trick is needed, only the right move.
fugitive-theme-patience = Patience
fugitive-theme-patience-about = The move that looks best loses; one that looks worse reaches the goal.
fugitive-theme-placing = Placing the net
fugitive-theme-placing-about = The detectives choose where they begin, so that no start saves the fugitive.
fugitive-theme-rails = Trains and planes
fugitive-theme-rails-about = A piece must go where no car road leads.
fugitive-theme-relay = Taking over
fugitive-theme-relay-about = Detectives move to cities that other detectives leave.
fugitive-theme-where = Where is it?
fugitive-theme-where-about = From the known turns, work out all cities where the fugitive can be.

### rules

fugitive-rules-map-title = The map
fugitive-rules-map = Cities, 4 to 200, and roads of three kinds between them, open in both directions. Cars go everywhere, trains farther and to fewer cities, planes farthest and to the fewest. Every city has at least two roads by car, and cars get from every city to every other. Only cities with trains have planes. Two cities may be joined by roads of several kinds. Roads of one kind can be drawn so that no two cross.
fugitive-rules-map-picture = The map of the statement’s example. The file has no places for cities: the picture is made from the roads.
fugitive-rules-start-title = The start
fugitive-rules-start = The detectives choose four cities. The fugitive learns these and chooses where to begin; the detectives learn that city.
fugitive-rules-start-ours = The four cities are different. A fugitive that begins on a detective’s city is caught at once, 20 to 0.
fugitive-rules-start-picture = Detectives are badges, the fugitive is a masked square.
fugitive-rules-run-title = The fugitive’s move
fugitive-rules-run = In each of 50 turns the fugitive goes along a road to another city. It may not stay. The detectives learn only whether it took a car, a train or a plane.
fugitive-rules-run-picture = It took a car from 4. A glow shows where it can be, from what the detectives know; a dashed square shows where it was seen last.
fugitive-rules-chase-title = The detectives’ move
fugitive-rules-chase = Then each detective goes along a road of any kind. None may stay, and they end in four different cities. The fugitive always knows where they are.
fugitive-rules-chase-ours = They move at once, so two may change places. A side without a legal move loses, 20 to 0.
fugitive-rules-announcement-title = Announcements
fugitive-rules-announcement = In turns 5, 10 and so on to 50 the detectives learn the city too.
fugitive-rules-capture-title = Capture
fugitive-rules-capture = The fugitive is caught when a detective comes to its city, or when it comes to a detective’s. That ends the game.
fugitive-rules-capture-picture = Detective 2 catches the fugitive in 3.
fugitive-rules-capture-ours = An illegal move loses, 20 to 0.
fugitive-rules-points-title = Points
fugitive-rules-points = Both sides share 20 points. A capture brings the detectives 10 and one for each announcement not yet used; the fugitive gets the rest. An announcement is not used if the fugitive is caught by its own move in that turn. A fugitive that is not caught in 50 turns gets all 20.
fugitive-rules-notation-title = The turn as text
fugitive-rules-notation = The detectives’ four cities in the order of their numbers, `25 75 125 175`; the fugitive’s kind of road and city, `T 101`, with C for cars, T for trains and P for planes.
fugitive-rules-notation-page = On the map 1 to 4 pick a detective and arrow keys go through its roads; Enter takes one and, when all are chosen, sends; Backspace undoes; +, − and 0 zoom. You play without a clock unless you choose one.
