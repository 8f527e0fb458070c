# English texts of the page about Warren.

about-title = About
about-what = Warren is five programming-contest games in the browser. You can play them, watch engines play, solve puzzles, and let your own programs play each other. Everything runs on your own device.
about-version = Version { $version }
about-build = Version { $version }, build { $build }
about-licence = Warren is free software under the MIT licence: anyone may use it, change it and pass it on.
about-others = Work of others
about-others-why = Warren contains code that other people wrote. Here are their names, copyrights and licences, in the original English.
about-file = The same list as a text file
about-missing = The list could not be loaded: { $reason }
