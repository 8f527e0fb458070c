// The moves of the lesson: a ring of ten cities, in which the detectives close in from both sides.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  record: `warren 1 fugitive
10
C 1-2
C 2-3
C 3-4
C 4-5
C 5-6
C 6-7
C 7-8
C 8-9
C 9-10
C 1-10
C 3-8
T 2-5
T 5-9
T 2-9
END
1 2 9 10
5
C 6
2 3 8 9
C 7
5 4 7 10
`,
  seat: 0,
  steps: [
    { name: "place", places: ["1", "2", "9", "10"] },
    { name: "glow", places: ["5"], ask: { answers: 3, right: 0 } },
    { name: "close", places: ["2", "3", "8", "9"] },
    { name: "again", ask: { answers: 3, right: 0 } },
    { name: "catch", places: ["5", "7"], accept: ["5 * 7 *", "* 7 5"] },
    { name: "told", ask: { answers: 3, right: 0 } },
  ],
};
