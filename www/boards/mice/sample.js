// A position for the card on the home page, from the middle of a game.

export const SAMPLE = `warren 1 mice
9 9
2
4
40
2 4
6 4
3 N
5 S
2 W
6 E
3 3 W
5 5 E
2 2 S
6 6 N
3 1 S
5 7 N
2 6 N
6 2 S
1 3 E
7 5 W
`;
