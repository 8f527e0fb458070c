# The words of lessons, in English: loaded with the first lesson.

lesson = Lesson
lesson-title = Learn { $game }
lesson-count = Step { $at } of { $count }
lesson-next = Continue
lesson-show = Show me
lesson-back = One step back
lesson-again = Once more from the start
lesson-right = Right.
lesson-wrong = Not this one. Try another move.
lesson-wrong-answer = Not quite. Try another answer.
lesson-shown = The move: { $move }
lesson-asks = Answer the question first.
lesson-go-on = This step is done. Press Continue.
lesson-done = Done
lesson-over = That was it. Now you can play.
lesson-unreadable = this link’s lesson cannot be read. It may have been made by a newer version of this page.
lesson-unmoved = step { $step } of this lesson has no move.
