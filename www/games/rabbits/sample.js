// A position for the card on the home page, from the middle of a game of the engine against itself, and the hunters' move
// that led on from it.

export const SAMPLE = `warren 1 rabbits
start ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/bfe7ff/9fc37f/07ff3f/df0039/de0039/de0079/de0039/80ff39/80ff01/00ff0f/4eff3f/0fff3f/6fff37/6eff37/0e0003 16,1/22,7/-/-/21,0/10,1/-/22,20 20,20/13,1/13,14/18,16/6,3/16,16 136 225 69 120
SNWSWS
`;
