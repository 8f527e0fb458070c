// The moves of the lesson. Blue replies far from the action.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  record: `warren 1 dots
start 7/1C1Ea2/7/1ab2cA/7/1B3B1/7 10
D4N
A7N
B2E
B7N
F2N
C7N
B6E
D7N
F4W
`,
  seat: 0,
  steps: [
    { name: "add", places: ["D4"] },
    { name: "jump", places: ["B2"] },
    { name: "take", places: ["F2", "F4"] },
    { name: "full", places: ["D6"], ask: { answers: 3, right: 2 } },
    { name: "over", places: ["B6"] },
    { name: "edge", places: ["G4"], ask: { answers: 2, right: 1 } },
    { name: "two" },
  ],
};
