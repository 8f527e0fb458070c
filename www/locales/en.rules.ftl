# The words of the pages of rules, in English: loaded with them, for a first visit does not need them.

## Jumping Dots: the rules

rules-ours = our decision
rules-ours-why = Marked rules are ours: the contest’s statement leaves them open.
dots-rules-start-title = The board
dots-rules-start = Red and blue play in turn on 7 by 7 cells. A cell holds up to 5 dots of one side.
dots-rules-start-picture = The start. Red moves first, on one of the nine cells in the centre.
dots-rules-start-ours = Red starts on C3 and E5, blue on C5 and E3: the statement’s picture is lost, and this fits its example.
dots-rules-move-title = A move
dots-rules-move = Add a dot to an empty cell: that is the move. Or add one to a cell of yours that is not full, and name a direction: one dot stays, the others go one by one to the next cells in a row.
dots-rules-move-picture = B3E: with the new dot there are four. One stays, three jump east.
dots-rules-capture-title = Capture
dots-rules-capture = A cell on which your dot lands becomes yours, with all its dots.
dots-rules-capture-picture = B3E takes D3 from blue.
dots-rules-full-title = Full cells
dots-rules-full = A cell of 5 dots is full. It takes no dot, never changes sides and cannot be played from. A dot that would land there comes back, and the next one goes on beyond it.
dots-rules-full-picture = B3E passes over D3; one dot comes back to B3.
dots-rules-edge-title = The edge
dots-rules-edge = Dots that would leave the board come back too.
dots-rules-edge-picture = E3E: two dots find room, two come back.
dots-rules-end-title = The end
dots-rules-end = The game ends when the side to move has no move. More cells win; of 49 cells one side always has more.
dots-rules-time = In the contest a program has 1 second a move. People have no clock here unless they choose one.
dots-rules-notation = A move is written as cell and direction: E4N is E4 to the north. On an empty cell any direction will do. With the focus on the board you can type it.

## Rabbit Hunt: the rules

rabbits-rules-start-title = The field
rabbits-rules-start = A maze of 24 by 24 cells. A cabbage grows on every cell where no piece stands at the start. One side has eight rabbits, the other six hunters; the rabbits move first.
rabbits-rules-start-picture = The start: rabbits are discs, hunters squares. Rows are counted from the top, columns from the left, both from 0; north is up.
rabbits-rules-start-ours = The statement’s picture of the start is lost, and its table of the maze has damaged rows. Both were recovered: every wall agrees with its neighbour’s, and the statement’s example plays without breaking a rule.
rabbits-rules-move-title = A move
rabbits-rules-move = Each piece of the side stays or goes to the next cell, if no wall is between: all at once, so two may also change places. A rabbit that comes to a cabbage eats it, for one point.
rabbits-rules-move-picture = 1 and 2 change places, 3 goes south and eats.
rabbits-rules-cell-title = One cell, one piece
rabbits-rules-cell = Two pieces of a side may not be on one cell after the move.
rabbits-rules-cell-picture = Not allowed: 1 and 2 would meet.
rabbits-rules-cell-ours = This is so even where a hunter stands on the cell.
rabbits-rules-catch-title = Capture
rabbits-rules-catch = A hunter that comes to a rabbit’s cell catches it, for 75 points. The rabbit leaves the field.
rabbits-rules-catch-picture = Hunter 1 catches rabbit 3. Hunter 2 comes near rabbit 4, and does not catch it yet.
rabbits-rules-walks-in-title = Into a hunter’s arms
rabbits-rules-walks-in = A rabbit that goes to a hunter’s cell is caught too, and eats nothing.
rabbits-rules-walks-in-picture = Rabbit 5 goes to hunter 1.
rabbits-rules-end-title = The end
rabbits-rules-end = The game ends when no cabbage is left after a move of the rabbits, when no rabbit is left after a move of the hunters, or when both sides have made all their moves. More points win. A side that loses its last rabbit on its own move is still answered by the hunters.
rabbits-rules-notation-title = The turn in letters
rabbits-rules-notation = A turn is a letter a piece, in the order of their numbers: N, E, S, W, and - for one that stays or is caught. SWNNWSSE is a turn of the rabbits, WSESWE one of the hunters. On the board a digit picks a piece, an arrow or a letter its step, - lets it stay, Backspace takes back, R asks for the rest, Enter sends.
rabbits-rules-notation-ours = A contest game has 120 to 240 moves a side, and a program 0.25 seconds a move. People have no clock here unless they choose one.
rabbits-rules-sources = Where the statement’s text and its example differ, the text was followed: a caught rabbit counts 75, and no cabbage grows where pieces start.

## Space Mice: the rules

mice-rules-board-title = The board
mice-rules-board = A square of 5 by 5 to 25 by 25 cells for two to four players, each with a rocket. A cell is named by its column from the west and its row from the north, both from 0; north is up. The corners are pits: what comes there is gone.
mice-rules-picture = The statement’s example after six arrows. Mice are small and light, cats large and dark; a number tells how many share a cell.
mice-rules-doors-title = Doors
mice-rules-doors = At every turn an animal comes in at each door and runs straight away from it. Nine mice, then a cat, at every door.
mice-rules-walls-title = Walls
mice-rules-walls = An animal that faces a wall turns left, a quarter. Nobody leaves by a door: it is a wall from inside.
mice-rules-walls-ours = An arrow turns an animal first; then, if it faces a wall, it turns left.
mice-rules-arrows-title = Arrows
mice-rules-arrows = The players place an arrow each in turn, on a cell without arrow, rocket or pit. An animal that comes to it runs on as it points. A player has three arrows at most: the fourth takes the first away, the fifth the second. The pips on an arrow count how many of its owner’s turns it stays; a dashed one goes next.
mice-rules-arrows-ours = A cell is taken as long as an arrow stands there, even the one that would go with this turn.
mice-rules-cats-title = Cats
mice-rules-cats = A mouse on a cell with a cat is eaten, and so is one that changes places with a cat.
mice-rules-points-title = Points
mice-rules-points = A mouse in your rocket is 1 point, a cat takes 10 away, but nobody has less than 0. More points than each of the others win when all arrows have been placed.
mice-rules-turn-title = A turn
mice-rules-turn = All animals go one cell; mice count, then cats; mice are eaten; arrows and walls turn those who are left; then an arrow is placed. After the last arrow the animals go on once more and are counted. An arrow is written as column, row and heading: 2 0 W. With the focus on a cell a letter or Enter and an arrow key choose the heading, Enter places.
mice-rules-turn-ours = The statement is a puzzle that counts a game already played; playing it in turn is ours. People have no clock here unless they choose one.

## Fugitive and Detectives: the rules

fugitive-rules-map-title = The map
fugitive-rules-map = Cities, up to 200, and roads of three kinds between them, open in both directions. Cars go everywhere, trains farther and to fewer cities, planes farthest and to the fewest.
fugitive-rules-map-picture = The map of the statement’s example. The file has no places for cities: the picture is made from the roads.
fugitive-rules-start-title = The start
fugitive-rules-start = The detectives choose four cities. The fugitive is told and chooses where to begin, which the detectives are told.
fugitive-rules-start-ours = The four cities are different. A fugitive that begins on a detective’s city is caught at once, 20 to 0.
fugitive-rules-start-picture = Detectives are badges, the fugitive is a masked square.
fugitive-rules-run-title = The fugitive’s move
fugitive-rules-run = In each of 50 turns the fugitive goes along a road to another city. The detectives are told only whether it took a car, a train or a plane.
fugitive-rules-run-picture = It took a car from 4. A glow shows where it can be, as the detectives know; a dashed square where it was seen last.
fugitive-rules-chase-title = The detectives’ move
fugitive-rules-chase = Then each detective goes along a road of any kind. Nobody may stay, and they end in four different cities. The fugitive always knows where they are.
fugitive-rules-chase-ours = They move at once, so two may change places. A side without a legal move loses, 20 to 0.
fugitive-rules-announcement-title = Announcements
fugitive-rules-announcement = In turns 5, 10 and so on to 50 the detectives are told the city too.
fugitive-rules-capture-title = Capture
fugitive-rules-capture = The fugitive is caught when a detective comes to its city, or it to a detective’s. That ends the game.
fugitive-rules-capture-picture = Detective 2 catches the fugitive in 3.
fugitive-rules-capture-ours = An illegal move loses, 20 to 0.
fugitive-rules-points-title = Points
fugitive-rules-points = Both sides share 20 points. A capture brings the detectives 10 and one for each announcement that was not used yet; the fugitive gets the rest. An announcement at which the fugitive is caught by its own move is not used. A fugitive that is not caught in 50 turns gets all 20.
fugitive-rules-notation-title = The turn as text
fugitive-rules-notation = The detectives’ four cities in the order of their numbers, 25 75 125 175; the fugitive’s kind of road and city, T 101. On the map 1 to 4 pick a detective, arrows go round its roads, Enter takes one and, when all are chosen, sends; Backspace takes back; +, − and 0 zoom. In the contest a program has 5 seconds for the whole game.

## The Crossing: the rules

crossing-rules-swamp-title = The swamp
crossing-rules-swamp = Two families of hedgehogs cross a swamp of 8 by 8 cells. Player 1 starts bottom left and goes to the top right, player 2 starts bottom right and goes to the top left. The four corners are firm ground.
crossing-rules-swamp-picture = The statement’s board. Player 1 is a disc, player 2 a square; flags are goals. Numbers are phases, in brackets the heights. Rows and columns are counted from the top left, from 0.
crossing-rules-swamp-ours = A new board has heights and places in the cycle at random, drawn until one who sees everything could deliver as many from either side.
crossing-rules-islands-title = The islands
crossing-rules-islands = Every island rises and sinks by one phase a turn, through eight phases up and down: after 14 turns all is as it was. Its height, 2 to 5, is its highest phase and known to both. At phase 0 or more one can stand on it, below it is under water. A small mark points the way it moves next.
crossing-rules-islands-picture = The higher it is, the higher its cliff, with a line for each phase. Under water it is smaller and paler, with a wave over it for each phase that it is down. Last, one that was not seen yet.
crossing-rules-turn-title = A turn
crossing-rules-turn = Both players move at once: north, east, south, west, or hold. Then every island goes on by one phase. The players never see or hinder each other, and may stand on the same island.
crossing-rules-turn-picture = After east and north. Islands seen twice are known, seen once they are guessed, hatched ones were not seen yet.
crossing-rules-turn-ours = A step off the board is not allowed.
crossing-rules-water-title = Into the water
crossing-rules-water = A step onto an island under water drowns, even if it would come up next. A token whose island goes under when the islands move drowns too. Either way it is back at its start for the next turn.
crossing-rules-goal-title = The goal
crossing-rules-goal = A token that reaches its goal is delivered, for one point, and the next one stands at the start.
crossing-rules-sight-title = What a player sees
crossing-rules-sight = The phases of its token’s cell and of the eight around it, and not which way they move. Two sightings of an island in different turns tell all its cycle; one leaves two possibilities, which are both drawn small.
crossing-rules-sight-picture = What is known after seven turns. The frame is what is seen now; what was seen twice is known for good.
crossing-rules-ahead-title = Looking ahead
crossing-rules-ahead = What is known of an island is known for every later turn. The look ahead shows the islands as they will be.
crossing-rules-ahead-picture = The same islands in four turns. Where only the chance is known, the ground is filled as far as the island is likely to be above water.
crossing-rules-end-title = The end
crossing-rules-end = The game has 180 turns. More tokens delivered win.
crossing-rules-end-ours = In the contest a program has 0.2 seconds a move. People have no clock here unless they choose one; when it runs out, the token holds.
crossing-rules-notation-title = The turn in letters
crossing-rules-notation = N, E, S, W and H for hold; in a record both players’ letters, EN. On the board arrow keys step, H holds, comma and full stop look a turn less or more ahead, P shows the numbers.
