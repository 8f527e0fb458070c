# English texts of the Assignment tab.

assignment-run = Run on the example and on generated inputs
assignment-run-others = Run on other inputs
assignment-progress = Inputs done
assignment-running = Input { $number } of { $count }…
assignment-searching = Looking for the turn at which the scores go wrong: { $turn }…
assignment-cancelled = Cancelled.
assignment-all = All { $count } inputs are right.
assignment-some = { $right } of { $count } inputs are right.
assignment-example = The statement’s example
assignment-right = Right
assignment-wrong = Wrong
assignment-late = Too late
assignment-ended = Ended with an error
assignment-limit = The program did not finish within { $seconds } seconds.
assignment-said = On standard error:
assignment-printed = Printed
assignment-expected = Expected
assignment-nothing = nothing
assignment-found = { $turn ->
    [1] The scores are wrong from the first turn on.
   *[other] The scores are right up to turn { $before } and wrong from turn { $turn } on.
}
assignment-found-otherwise = With only the first { $turn } turns, the program fails differently.
assignment-untried = The program takes long, so some earlier turns were not tried.
assignment-board = The board at the end of these turns
assignment-open = Open the game at this turn
assignment-input = Copy the input
assignment-output = Copy the right output
assignment-input-copied = Copied the input.
assignment-output-copied = Copied the right output.
