// Every kind of file that the page fetches does not come, and comes in another wrong way: the page says so, and *Try again*
// works once the file comes. With FAULTS=all each kind is tried with each fault.

import { faultsOf, KINDS, tryFault } from "../fetch-faults.mjs";
import { freshVisitor, pageTest } from "../page.mjs";

/** How many are tried at a time. */
const LANES = 4;

/** The fault that every kind meets. */
const LATE = "does not come";

/** The kinds by turns with the fault that takes longest and with the others; or, for `make check-all`, all with all. */
const TRIED = KINDS.flatMap((kind, i) => {
  const faults = faultsOf(kind);
  if (process.env.FAULTS === "all") return faults.map((fault) => ({ kind, fault }));
  const others = faults.filter((fault) => fault !== LATE);
  return [{ kind, fault: i % 2 === 0 ? LATE : others[(i >> 1) % others.length] }];
});

pageTest(
  "what is fetched and does not come is told, and comes when it is asked for again",
  { asBuilt: true, expected: /./ },
  async (page, url) => {
    const waiting = [...TRIED];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        // Each has a browser's memory of its own, where nothing has been fetched before.
        const context = await freshVisitor(page);
        const { kind, fault } = next;
        try {
          await tryFault(await context.newPage(), url, kind, fault);
        } catch (thrown) {
          throw new Error(`${kind.name}: ${fault}`, { cause: thrown });
        } finally {
          await context.close();
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  },
);
