# English texts of lessons.

lesson = Lesson
lesson-title = Learn { $game }
lesson-count = Step { $at } of { $count }
lesson-next = Continue
lesson-show = Show me
lesson-back = One step back
lesson-again = Once more from the start
lesson-right = Right.
lesson-read = Read on
lesson-wrong = Not this one. Try another move.
lesson-wrong-answer = Not quite. Try another answer.
lesson-shown = The move: { $move }
lesson-asks = Answer the question first.
lesson-go-on = This step is done. Press “{ lesson-next }”.
lesson-done = Done
lesson-over = That was it. Now you can play.
lesson-unreadable = this link’s lesson cannot be read. It may have been made by a newer version of this page.
lesson-unmoved = step { $step } of this lesson has no move.

## The list of lessons

lessons = Lessons
lessons-about = Each lesson explains a game on its board, in a few minutes.
lesson-new = Not started
lesson-finished = Finished

## Writing a lesson

teach-title = Write a lesson: { $game }
teach-what = The learner plays the moves of one side, and the others follow by themselves. Explain each move and say what to do. The address of this page holds the lesson.
teach-name = Name of the lesson
teach-seat = Side of the learner
teach-step-move = Step { $step }: the move { $move }
teach-step-question = Step { $step }: a question
teach-say = Explanation and task
teach-question = The question
teach-answers = Answers, one per line, with a star before the right one
teach-accept = Other moves that are right, one per line (? stands for one character, * for any)
teach-done = Text after the right move (may be empty)
teach-wrong = Text after a wrong try (may be empty)
teach-ask = Ask something first
teach-remove = Remove the question
teach-end = End the lesson here
teach-try = Try it
teach-say-usual = Play { $move }.
teach-question-usual = A question
teach-answer-usual = Answer { $number }
teach-kept = The lesson is complete. Its link holds all of it.
teach-no-moves = This side has no move in this game. Choose another side, or make a lesson of a game with moves.
teach-no-title = The lesson has no name yet.
teach-no-sentence = Step { $step } says nothing yet.
teach-no-answers = The question of step { $step } needs two to { $most } answers.
teach-full = A lesson has { $most } steps at most.
teach-change = Change this lesson
