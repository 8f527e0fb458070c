// The moves of the lesson, on the statement's board. Player 2 holds.

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  moves: ["HH", "NH", "EH", "EH", "HH", "EH"],
  seat: 0,
  steps: [
    { name: "where", ask: { answers: 2, right: 1 } },
    { name: "look" },
    { name: "next", ask: { answers: 2, right: 0 } },
    { name: "north" },
    { name: "east" },
    { name: "once" },
    { name: "wait" },
    { name: "on" },
  ],
};
