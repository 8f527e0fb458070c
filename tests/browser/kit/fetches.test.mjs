// Every kind of file that the page fetches fails to arrive, or arrives damaged: the page says so, and *Try again*
// works once the file arrives. With FAULTS=all each kind is tried with each fault.

import { faultsOf, KINDS, tryFault } from "../fetch-faults.mjs";
import { freshVisitor, pageTest } from "../page.mjs";

/** The number of attempts at a time. */
const LANES = 4;

/** The fault that applies to every kind. */
const LATE = "does not come";

/** The kinds, in turn with the slowest fault and with the others; for `make check-all`, all with all. */
const TRIED = KINDS.flatMap((kind, i) => {
  const faults = faultsOf(kind);
  if (process.env.FAULTS === "all") return faults.map((fault) => ({ kind, fault }));
  const others = faults.filter((fault) => fault !== LATE);
  return [{ kind, fault: i % 2 === 0 ? LATE : others[(i >> 1) % others.length] }];
});

pageTest(
  "a file that fails to arrive is reported, and arrives when it is requested again",
  { asBuilt: true, expected: /./ },
  async (page, url) => {
    const waiting = [...TRIED];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        // Each has its own browser context, with an empty cache.
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
