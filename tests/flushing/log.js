const lines = require("node:readline").createInterface({ input: process.stdin });
let number = 0;
lines.on("line", () => {
  number += 1;
  if (number > 9) console.log("H");
});
