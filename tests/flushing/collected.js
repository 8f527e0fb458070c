// It holds back its answers until its input ends.
const lines = require("node:readline").createInterface({ input: process.stdin });
const answers = [];
let number = 0;
lines.on("line", () => {
  number += 1;
  if (number > 9) answers.push("H");
});
lines.on("close", () => console.log(answers.join("\n")));
