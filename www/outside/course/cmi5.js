// cmi5: the learning system opens the page with an address to fetch a key from, and receives statements of the Experience API.
// The cmi5 specification, sections 8 to 11, defines the order and the content of statements.

import { Refused } from "./refused.js";

/** The maximum number of characters of the work. Browsers send at most 64 kB for a page that is being closed. */
const MAX_WORK_LENGTH = 32_000;

const STATE_ID = "warren-work";
const CATEGORY = "https://w3id.org/xapi/cmi5/context/categories";
const MASTERY = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";

/** @type {Record<string, string>} */
const VERBS = {
  initialized: "http://adlnet.gov/expapi/verbs/initialized",
  completed: "http://adlnet.gov/expapi/verbs/completed",
  passed: "http://adlnet.gov/expapi/verbs/passed",
  failed: "http://adlnet.gov/expapi/verbs/failed",
  terminated: "http://adlnet.gov/expapi/verbs/terminated",
};

/** The parameters of the address that a learning system opens. */
const REQUIRED_PARAMETERS = ["endpoint", "fetch", "actor", "registration", "activityId"];

/**
 * @typedef {Object} Launch
 * @property {string} endpoint the address of the Experience API, with a `/` at its end
 * @property {string} key the value of the header `Authorization`
 * @property {any} actor
 * @property {string} registration
 * @property {string} activityId
 */

/** The stored state. `said`: the verbs of sent statements, each of which may be sent only once. @typedef {{ work: string, said: string[] }} StoredState */

/**
 * @param {URLSearchParams} parameters of the page's address
 * @param {number | null} pass the score from which a learner passes, 0 to 1
 * @returns {Promise<import("./connection.js").Connection | null>}
 */
export async function connectCmi5(parameters, pass) {
  if (REQUIRED_PARAMETERS.some((name) => !parameters.get(name))) return null;
  const launch = await launchOf(parameters);
  const data = (await read(launch, "activities/state", { stateId: "LMS.LaunchData" })) ?? {};
  const profile = await read(launch, "agents/profile", { profileId: "cmi5LearnerPreferences" });
  const isReadOnly = (data.launchMode ?? "Normal") !== "Normal";
  const session = new Session(launch, data, data.masteryScore ?? pass);
  const storedState = isReadOnly
    ? null
    : await read(launch, "activities/state", { stateId: STATE_ID });
  session.restore(storedState);
  await session.begin();
  const [language] = String(profile?.languagePreference ?? "").split(",");
  return {
    work: typeof storedState?.work === "string" ? storedState.work : "",
    maxWorkLength: MAX_WORK_LENGTH,
    language: language || null,
    isReadOnly,
    save: async (report) => {
      if (!isReadOnly) await session.save(report);
    },
    leave: (report) => session.leave(report, !isReadOnly),
    back: typeof data.returnURL === "string" ? data.returnURL : null,
  };
}

/** The additional content of a statement. @typedef {{ result?: Record<string, unknown>, moveOn?: boolean, extensions?: Record<string, unknown> }} StatementContent */

/** One session, from `initialized` to `terminated`. */
class Session {
  #launch;
  #data;
  #passScore;
  /** The verbs of statements that have been sent and may not be sent again. @type {Set<string>} */
  #sentVerbs = new Set();
  #isOpen = true;
  /** Resolves when all earlier reports have been sent: the order of statements matters. @type {Promise<unknown>} */
  #sending = Promise.resolve();

  /**
   * @param {Launch} launch
   * @param {any} data the launch data
   * @param {number | null} passScore
   */
  constructor(launch, data, passScore) {
    this.#launch = launch;
    this.#data = data;
    this.#passScore = passScore;
  }

  /** @param {any} storedState the state that an earlier session stored, if any */
  restore(storedState) {
    for (const verb of Array.isArray(storedState?.said) ? storedState.said : [])
      this.#sentVerbs.add(String(verb));
  }

  begin() {
    return this.#sendStatements([["initialized", {}]]);
  }

  /**
   * Reports the score, and stores the work.
   * @param {import("./connection.js").Report} report
   */
  save(report) {
    const next = this.#sending.then(() => this.#send(report));
    // A failure must not block later reports.
    this.#sending = next.catch(() => {});
    return next;
  }

  /**
   * Reports the end of the session. The page may be closing, so this does not wait for an answer.
   * @param {import("./connection.js").Report} report
   * @param {boolean} isStored
   */
  leave(report, isStored) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const newStatements = isStored ? this.#newStatements(report) : [];
    for (const [verb] of newStatements) this.#sentVerbs.add(verb);
    if (isStored) this.#storeWork(report).catch(() => {});
    const result = { duration: durationOf(report.seconds) };
    this.#sendStatements([...newStatements, ["terminated", { result }]]).catch(() => {});
  }

  /** @param {import("./connection.js").Report} report */
  async #send(report) {
    if (!this.#isOpen) return;
    const newStatements = this.#newStatements(report);
    if (newStatements.length > 0) {
      for (const [verb] of newStatements) this.#sentVerbs.add(verb);
      try {
        await this.#sendStatements(newStatements);
      } catch (thrown) {
        for (const [verb] of newStatements) this.#sentVerbs.delete(verb);
        throw thrown;
      }
    }
    if (this.#isOpen) await this.#storeWork(report);
  }

  /** @param {import("./connection.js").Report} report */
  #storeWork({ work }) {
    const storedState = { work, said: [...this.#sentVerbs] };
    const address = documentAt(this.#launch, "activities/state", { stateId: STATE_ID });
    return send(this.#launch, "PUT", address, storedState);
  }

  /**
   * The statements about the score that have not been sent yet.
   * @param {import("./connection.js").Report} report
   * @returns {[verb: string, content: StatementContent][]}
   */
  #newStatements({ score, seconds }) {
    if (!score.isComplete) return [];
    const duration = durationOf(seconds);
    const scaled = score.points / 100;
    const isPassed = scaled >= (this.#passScore ?? 0);
    const extensions = this.#passScore === null ? undefined : { [MASTERY]: this.#passScore };
    const scoreResult = { score: { scaled }, success: isPassed, duration };
    /** @type {[string, StatementContent][]} */
    const newStatements = [
      ["completed", { result: { completion: true, duration }, moveOn: true }],
      [isPassed ? "passed" : "failed", { result: scoreResult, moveOn: true, extensions }],
    ];
    return newStatements.filter(
      ([verb]) => !this.#sentVerbs.has(verb) && !this.#sentVerbs.has("passed"),
    );
  }

  /**
   * Sends statements, all at once, so that they arrive in their order.
   * @param {[verb: string, content: StatementContent][]} all
   */
  #sendStatements(all) {
    const statements = all.map(([verb, content]) => this.#statement(verb, content));
    return send(this.#launch, "POST", `${this.#launch.endpoint}statements`, statements);
  }

  /**
   * @param {string} verb
   * @param {StatementContent} content
   */
  #statement(verb, { extensions, moveOn = false, result }) {
    const { activityId, actor, registration } = this.#launch;
    const template = this.#data.contextTemplate ?? {};
    const categories = ["cmi5", ...(moveOn ? ["moveon"] : [])];
    return {
      id: crypto.randomUUID(),
      actor,
      verb: { id: VERBS[verb], display: { en: verb } },
      object: { objectType: "Activity", id: activityId },
      ...(result && { result }),
      context: {
        ...template,
        registration,
        contextActivities: {
          ...template.contextActivities,
          category: [
            ...(template.contextActivities?.category ?? []),
            ...categories.map((name) => ({ id: `${CATEGORY}/${name}` })),
          ],
        },
        ...(extensions && { extensions: { ...template.extensions, ...extensions } }),
      },
      timestamp: new Date().toISOString(),
    };
  }
}

/**
 * Fetches the key, which is available only once.
 * @param {URLSearchParams} parameters
 * @returns {Promise<Launch>}
 */
async function launchOf(parameters) {
  const [endpoint, address, actor, registration, activityId] = REQUIRED_PARAMETERS.map(
    (name) => parameters.get(name) ?? "",
  );
  const response = await fetch(address, { method: "POST" });
  const answer = await response.json().catch(() => ({}));
  const token = answer["auth-token"];
  if (typeof token !== "string") {
    throw new Refused(String(answer["error-text"] ?? `HTTP ${response.status}`));
  }
  return {
    endpoint: endpoint.endsWith("/") ? endpoint : `${endpoint}/`,
    key: `Basic ${token}`,
    actor: JSON.parse(actor),
    registration,
    activityId,
  };
}

/**
 * @param {Launch} launch
 * @returns {Record<string, string>}
 */
const headersOf = ({ key }) => ({ Authorization: key, "X-Experience-API-Version": "1.0.3" });

/**
 * The address of a document about the learner.
 * @param {Launch} launch
 * @param {string} resource
 * @param {Record<string, string>} selection
 */
function documentAt({ activityId, actor, endpoint, registration }, resource, selection) {
  const parameters = new URLSearchParams({ agent: JSON.stringify(actor), ...selection });
  if (resource === "activities/state") {
    parameters.set("activityId", activityId);
    parameters.set("registration", registration);
  }
  return `${endpoint}${resource}?${parameters}`;
}

/**
 * Reads a document.
 * @param {Launch} launch
 * @param {string} resource
 * @param {Record<string, string>} selection
 * @returns {Promise<any>} null if there is none
 */
async function read(launch, resource, selection) {
  const response = await fetch(documentAt(launch, resource, selection), {
    headers: headersOf(launch),
  });
  if (response.status === 404 || response.status === 204) return null;
  if (!response.ok) throw await refusal(response);
  return response.json().catch(() => null);
}

/**
 * Sends a request that completes even if the page is closed.
 * @param {Launch} launch
 * @param {"POST" | "PUT"} method
 * @param {string} address
 * @param {unknown} content
 */
async function send(launch, method, address, content) {
  const response = await fetch(address, {
    method,
    headers: { ...headersOf(launch), "Content-Type": "application/json" },
    body: JSON.stringify(content),
    keepalive: true,
  });
  if (!response.ok) throw await refusal(response);
}

/** @param {Response} response */
async function refusal(response) {
  const words = (await response.text().catch(() => "")).slice(0, 200);
  return new Refused(`HTTP ${response.status} ${words}`.trim());
}

/** @param {number} seconds */
const durationOf = (seconds) => `PT${seconds.toFixed(2)}S`;
