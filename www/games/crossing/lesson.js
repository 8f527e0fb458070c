// The moves of the lesson, on the statement's board. Player 2 holds.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  moves: ["HH", "NH", "EH", "EH", "HH", "EH"],
  seat: 0,
  steps: [
    { name: "where", places: ["6,0", "7,1"], ask: { answers: 2, right: 1 } },
    { name: "look", places: ["7,0"] },
    { name: "next", places: ["6,0"], ask: { answers: 2, right: 0 } },
    { name: "north", places: ["6,0"] },
    { name: "east", places: ["6,1"] },
    { name: "once", places: ["6,2"] },
    { name: "wait", places: ["6,3"] },
    { name: "on", places: ["6,3"] },
  ],
};
