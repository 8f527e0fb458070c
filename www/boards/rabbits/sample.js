// A position for the card on the home page, in the middle of a hunt, and the hunters' move that led on from it.

export const SAMPLE = `warren 1 rabbits
start 00007f/60007f/e0017f/00037c/40ff78/7eff78/00ff00/00ff00/000078/000038/000038/000038/000003/8c003f/8c003f/80007f/8007ff/8e07ff/fe07ff/fe03ff/ffffff/ffffff/ffffff/ffffff -/2,14/4,2/5,7/17,3/-/19,13/13,3 6,10/4,4/12,12/16,7/18,15/10,20 282 150 101 240
NWWSSN
`;
