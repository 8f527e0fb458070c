// An Experience API for tests: it stores statements and documents, and checks the requirements of cmi5 for a course.

/** @typedef {{ verb: string, statement: any }} Said */

const VERB = "http://adlnet.gov/expapi/verbs/";
const CATEGORY = "https://w3id.org/xapi/cmi5/context/categories/";
const ACTOR = { objectType: "Agent", account: { homePage: "http://system", name: "learner-1" } };
const ACTIVITY = "http://system/activity/1";
const REGISTRATION = "760e3480-ba55-4991-94b0-01820dbd23a2";

/** The order of verbs in a session. */
const ORDER = ["initialized", "completed", "passed", "failed", "terminated"];

export class ExperienceApi {
  /** The statements of all sessions. @type {Said[]} */
  said = [];
  /** The violations of the specification. @type {string[]} */
  faults = [];
  /** @type {Map<string, unknown>} */
  #documents = new Map();
  #mode;
  /** The key of the session, and whether it has been fetched. @type {{ key: string, isTaken: boolean, id: number }} */
  #session = { key: "", isTaken: true, id: 0 };

  /** @param {string} mode */
  constructor(mode) {
    this.#mode = mode;
  }

  /**
   * Begins a session, and returns the address of its page.
   * @param {string} origin
   */
  launch(origin) {
    const id = this.#session.id + 1;
    this.#session = { key: Buffer.from(`session:${id}`).toString("base64"), isTaken: false, id };
    const template = {
      contextActivities: { grouping: [{ id: "http://system/course" }] },
      extensions: { "https://w3id.org/xapi/cmi5/context/extensions/sessionid": `session-${id}` },
    };
    this.#documents.set("LMS.LaunchData", {
      contextTemplate: template,
      launchMode: this.#mode === "normal" ? "Normal" : "Review",
      masteryScore: 0.6,
      moveOn: "CompletedAndPassed",
    });
    this.#documents.set("cmi5LearnerPreferences", { languagePreference: "en-GB,ru" });
    const parameters = new URLSearchParams({
      endpoint: `${origin}/xapi/`,
      fetch: `${origin}/fetch`,
      actor: JSON.stringify(ACTOR),
      registration: REGISTRATION,
      activityId: ACTIVITY,
    });
    return `${origin}/course/course.html?${parameters}`;
  }

  /** The verbs of the last session. */
  get verbs() {
    const begins = this.said.map(({ verb }) => verb).lastIndexOf("initialized");
    return this.said.slice(begins).map(({ verb }) => verb);
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {URL} url
   * @param {string} body
   * @returns {{ status: number, content: string }}
   */
  answer(request, url, body) {
    if (url.pathname === "/fetch") {
      if (request.method !== "POST") this.faults.push(`the key is fetched by ${request.method}`);
      if (this.#session.isTaken) {
        const refusal = { "error-code": "1", "error-text": "The key has been fetched before." };
        return { status: 200, content: JSON.stringify(refusal) };
      }
      this.#session.isTaken = true;
      return { status: 200, content: JSON.stringify({ "auth-token": this.#session.key }) };
    }
    const { authorization, "x-experience-api-version": version } = request.headers;
    if (authorization !== `Basic ${this.#session.key}`) return { status: 401, content: "" };
    if (version !== "1.0.3") this.faults.push(`version ${version}`);
    if (url.pathname === "/xapi/statements") return this.#statements(request, body);
    return this.#document(request, url, body);
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {string} body
   */
  #statements({ method }, body) {
    if (method !== "POST") this.faults.push(`statements are sent by ${method}`);
    const all = [JSON.parse(body)].flat();
    for (const statement of all) this.#take(statement);
    return { status: 200, content: JSON.stringify(all.map(({ id }) => id)) };
  }

  /** @param {any} statement */
  #take(statement) {
    const verb = String(statement.verb?.id).replace(VERB, "");
    const check = (/** @type {boolean} */ isRight, /** @type {string} */ what) => {
      if (!isRight) this.faults.push(`${verb}: ${what}`);
    };
    check(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(statement.id), "its id is no UUID");
    check(JSON.stringify(statement.actor) === JSON.stringify(ACTOR), "the actor is another");
    check(statement.object?.id === ACTIVITY, "the object is another");
    check(statement.context?.registration === REGISTRATION, "the registration is another");
    check(!Number.isNaN(Date.parse(statement.timestamp)), "there is no time");
    const { category = [], grouping } = statement.context?.contextActivities ?? {};
    const categories = category.map((/** @type {{ id: string }} */ { id }) =>
      id.replace(CATEGORY, ""),
    );
    check(grouping?.length === 1, "the template's activities are missing");
    check(
      Object.keys(statement.context?.extensions ?? {}).some((key) => key.endsWith("sessionid")),
      "the template's extensions are missing",
    );
    check(categories.includes("cmi5"), "the category cmi5 is missing");
    const isResult = ["completed", "passed", "failed"].includes(verb);
    check(categories.includes("moveon") === isResult, "the category moveon");
    check(ORDER.includes(verb), "the verb is none of cmi5");
    const before = this.said.length === 0 || verb === "initialized" ? [] : this.verbs;
    check(verb === "initialized" || before.length > 0, "nothing was initialized");
    check(!before.includes("terminated"), "the session was over");
    if (verb === "completed") check(statement.result?.completion === true, "the result");
    if (verb === "passed") {
      check(statement.result?.success === true, "the success");
      check(statement.result?.score?.scaled >= 0.6, "the score is too low");
    }
    if (verb === "failed") {
      check(statement.result?.success === false, "the success");
      check(statement.result?.score?.scaled < 0.6, "the score is too high");
    }
    if (["completed", "passed"].includes(verb)) {
      check(!this.said.some((one) => one.verb === verb), "it has been said before");
    }
    if (["completed", "passed", "failed", "terminated"].includes(verb)) {
      check(/^PT\d+\.\d+S$/.test(statement.result?.duration), "the duration");
    }
    this.said.push({ verb, statement });
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {URL} url
   * @param {string} body
   */
  #document(request, url, body) {
    const { searchParams } = url;
    const name = String(searchParams.get("stateId") ?? searchParams.get("profileId"));
    const isState = url.pathname === "/xapi/activities/state";
    if (isState && searchParams.get("activityId") !== ACTIVITY) this.faults.push("the activity");
    if (isState && searchParams.get("registration") !== REGISTRATION) {
      this.faults.push("the registration");
    }
    if (searchParams.get("agent") !== JSON.stringify(ACTOR)) this.faults.push("the agent");
    if (request.method === "PUT") {
      this.#documents.set(name, JSON.parse(body));
      return { status: 204, content: "" };
    }
    const found = this.#documents.get(name);
    return found === undefined
      ? { status: 404, content: "" }
      : { status: 200, content: JSON.stringify(found) };
  }
}
