// The moves of the lesson: a small board, on which Blue places arrows that no animal reaches.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  record: `warren 1 mice
start 7 40 3,3/5,3 1N/5W 10 0/12 -/- 1,0S1m/1,1E1c/1,2S1m
1 3 E
6 4 N
5 1 S
6 2 S
3 5 N
4 4 E
1 5 E
`,
  seat: 0,
  steps: [
    { name: "turn", places: ["1,3"] },
    { name: "worth", places: ["4,1"], ask: { answers: 3, right: 1 } },
    { name: "cat", places: ["5,1"] },
    { name: "second" },
    { name: "fourth", ask: { answers: 3, right: 1 } },
    { name: "eaten", ask: { answers: 2, right: 1 } },
    { name: "last", places: ["1,3"] },
  ],
};
