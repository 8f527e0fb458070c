# English texts of moving to the visitor’s other devices.

moving-home = Home
moving-title = Your other devices
moving-what = Everything is stored in this browser only. Take it to another one: it is added to what is there and replaces nothing.
moving-save = Save as a file
moving-open = Open a file
moving-link = Copy a link
moving-codes = Show QR codes
moving-nothing = There is nothing to move yet.
moving-saved = Saved as { $file }, with { $what }.
moving-not-file = { $file } holds nothing from Warren.
moving-link-copied = Link copied, with { $what }. Send it only to yourself: anyone who opens it sees what it holds.
moving-code-use = Scan the code with your other device and open the link. It holds { $what }.
moving-codes-use = Scan all { $count } codes with your other device, in any order, and open each link. Together they hold { $what }.
moving-code-of = Code { $at } of { $count }
moving-choose = Contents
moving-choose-link = Copy this link
moving-choose-codes = Show these codes
moving-too-long-link = A link to everything has { $length } characters. Some programs cut off links longer than { $longest }. Choose what to take along.
moving-too-long-codes = Everything needs more than { $most } QR codes. Choose what to take along.
moving-file-holds = A file holds everything.
moving-too-much = These do not fit together. Choose less, or save everything as a file.
moving-size = { $kilobytes } kB
moving-part-progress = progress in puzzles and lessons
moving-part-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
moving-part-choices = settings
moving-part-projects = { $count ->
    [one] { $count } project
   *[other] { $count } projects
}
moving-part-programs = { $count ->
    [one] { $count } program
   *[other] { $count } programs
}
moving-part-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
moving-arrived = From your other device
moving-come = Add what came from your other device: { $what }.
moving-stays = Nothing here is replaced. Add only what you sent yourself.
moving-join = Add
moving-some = { $here } of { $count } here. Scan the other codes.
moving-missing = Still missing: { $codes }
moving-joined = Added { $what }.
moving-joined-nothing = Nothing new: everything was here already.
moving-full = No room for { $what }.
moving-unread = Could not be read: { $what }.
moving-unread-names = Their names: { $names }.
moving-your-games = Your games
moving-damaged = The link is damaged or incomplete. Copy the whole link again, or scan the codes again.
moving-later = A later version of Warren made this link. Reload the page to get the latest version.
