# English texts of the versions of a visitor’s program.

versions-name = Name of the version
versions-keep = Keep this version
versions-source = Current source
versions-none = No versions yet. Keep one before you change much. Many games and the ladder keep one, too.
versions-new = Not kept yet
versions-same = The same as version { $version }
versions-is-source = { $date }, the current source
versions-name-of = Name of version { $number }
versions-unnamed = Add a name
versions-compare = Compare
versions-compare-name = Compare: { $version }
versions-go-back = Go back to this one
versions-go-back-name = Go back to this one: { $version }
versions-kept = This is version { $version } now.
versions-back = Version { $version } is the source again. The source before it is version { $before }.
versions-dropped = Version { $version } is gone: there was no room for more.
versions-no-lines = A WebAssembly module has no lines to compare. You can go back to an earlier one.

diff-title = Compare versions
diff-older = Before
diff-newer = After
diff-source = Source: { $name }
diff-count = { $count ->
    [0] No differences
    [one] { $count } changed place
   *[other] { $count } changed places
}
diff-place = Changed place { $number } of { $count }
diff-whole = Show unchanged lines
diff-unchanged = $ unchanged lines
diff-previous = Previous change
diff-next = Next change
