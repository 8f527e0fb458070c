// The moves of the lesson, on the statement’s board. Player 2 holds.

import { STATEMENT } from "./starts.js";

/** @type {import("../../app/lesson/built-in.js").LessonModule["LESSON"]} */
export const LESSON = {
  record: ["warren 1 crossing", ...STATEMENT, "HH", "NH", "EH", "EH", "HH", "EH", ""].join("\n"),
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
