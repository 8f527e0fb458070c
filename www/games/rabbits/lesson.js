// The moves of the lesson: two rabbits in the middle of the maze, two hunters near, and the others far away.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  record: `warren 1 rabbits
start 7ffffe/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/fc003f/fc003f/fc003f/fc00bf/fc013f/fdc0bf/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/ffffff/7ffffe 13,9/13,14/-/-/-/-/-/- 11,12/12,13/0,0/0,23/23,0/23,23 56 450 40 120
S-------
W-----
WE------
-E----
-E------
-E----
WS------
`,
  seat: 0,
  // The learner may move freely any rabbit that a step does not mention.
  steps: [
    { name: "eat", places: ["rabbit1"], accept: ["S?------"] },
    { name: "wall", places: ["hunter1"], ask: { answers: 2, right: 1 } },
    { name: "both", places: ["rabbit1", "rabbit2"] },
    { name: "flee", places: ["rabbit2"], accept: ["?E------", "?S------"] },
    { name: "swap", ask: { answers: 2, right: 0 } },
    { name: "into", ask: { answers: 2, right: 1 } },
    { name: "feast" },
  ],
};
