# English texts of a course file in a learning system.

course-items = Items
course-item = Item { $item }
course-titled-item = { $item }. { $title }
course-item-open = not solved yet
course-item-solved = solved, { $points } points
course-item-done = done, { $points } points
course-item-shown = the solution was shown
course-so-far = { $done } of { $count } done. Score so far: { $points } of 100.
course-passed = Done. Score: { $points } of 100. Passed.
course-failed = Done. Score: { $points } of 100. You need { $pass } to pass.
course-next = Next
course-leave = Finish
course-closed = Your work has been handed in. You can close this page.
course-ready = Your work is saved in the course.
course-saving = Saving in the course…
course-saved = Saved in the course.
course-failed-to-save = Not saved in the course: { $reason }
course-save-again = Save again
course-unconnected = No learning system opened this page, so your work is not saved.
course-read-only = You are looking at this course. Your work is not saved.
course-refused = The learning system refused this session, so your work is not saved: { $reason }
