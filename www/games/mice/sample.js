// A position for the card on the home page, from the middle of a game between two engines.

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
3 4 W
3 3 W
2 2 S
5 4 E
2 3 S
1 2 W
0 4 E
0 2 W
0 3 N
2 6 N
6 6 N
3 6 E
6 5 W
3 4 E
5 4 S
6 2 S
5 0 S
2 2 S
`;
