# English texts of worksheets.

worksheet = Worksheet
worksheet-count = Puzzles per page
worksheet-lines = Lines for the answers
worksheet-solutions = Solutions on a separate page
worksheet-print = Print
worksheet-back = Back
worksheet-name = Name
worksheet-date = Date
worksheet-answers = Solutions
worksheet-drawing = Drawing the boards…
worksheet-solving = { $done } of { $count } solutions found.
worksheet-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
