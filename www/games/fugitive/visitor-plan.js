// The visitor's plan: the turn in progress, and routes over several turns. The rules decide which steps are legal.

import { ANY_KIND, DETECTIVES, FUGITIVE, targetsOf } from "./position.js";
import { fillInRouteSteps, RoadNetwork, SideRoutes } from "./routes.js";
import { Turn } from "./turn.js";
import { citiesOf } from "./visible-position.js";

/**
 * @typedef {import("./position.js").Options} Options
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 */

/**
 * A piece's way on the map: the cities on it, the goal last.
 * @typedef {{ piece: number, way: number[] }} PlannedWay
 */

/** No news about routes. @type {import("./routes.js").EndedRoutes} */
const NO_ENDED_ROUTES = { arrived: [], stopped: [] };

export class VisitorPlan {
  turn = new Turn(null, () => null);
  /** The side that the turn is for. */
  seat = DETECTIVES;
  /** @type {Report | null} */
  report = null;
  /** @type {readonly (readonly (readonly [string, number])[])[]} the legal roads, by piece */
  roads = [];
  /** The routes that ended in the last step of the choice. */
  endedRoutes = NO_ENDED_ROUTES;
  /** The routes of each side. */
  #routes = [new SideRoutes(), new SideRoutes()];
  #roadNetwork = new RoadNetwork({ cities: 0, roads: [] });
  #ply = 0;
  /** Whether a person plays from this position. */
  #isLive = false;

  /** Replaces the map, which deletes all routes. @param {Setting} setting */
  setMap(setting) {
    this.#roadNetwork = new RoadNetwork(setting);
    for (const seat of [DETECTIVES, FUGITIVE]) this.#routes[seat] = new SideRoutes();
  }

  /**
   * Begins a turn. Only the next steps of the routes are chosen.
   * @param {Object} begun
   * @param {Options | null} begun.options null if the visitor may not choose now
   * @param {Report | null} begun.report
   * @param {number} begun.seat
   * @param {number} begun.ply
   * @param {boolean} begun.isLive
   * @param {import("./turn.js").CheckMove} begun.check
   */
  beginTurn({ options, report, seat, ply, isLive, check }) {
    this.turn = new Turn(options?.stage ?? null, check);
    this.roads = options?.roads ?? [];
    [this.report, this.seat, this.#ply, this.#isLive] = [report, seat, ply, isLive];
    this.endedRoutes = NO_ENDED_ROUTES;
    if (!options || !this.#areRoutesActive) return;
    this.#fillInRouteSteps();
    this.turn.selectNext();
  }

  /**
   * Restores a side's routes from a text, as far as they fit the map.
   * @param {number} seat
   * @param {string} text as in `routesText`
   * @param {number} pieces the number of the side's pieces
   */
  restoreRoutes(seat, text, pieces) {
    const routes = this.#routes[seat];
    routes.setFromText(text);
    for (const [piece, goal] of routes.goalsByPiece) {
      if (piece < 0 || piece >= pieces || !this.#roadNetwork.hasCity(goal))
        routes.setGoal(piece, null);
    }
  }

  /** The routes as text, to be stored; empty without routes. */
  get routesText() {
    return this.routes.isEmpty ? "" : this.routes.toText();
  }

  /** The routes of the side that the turn is for. */
  get routes() {
    return this.#routes[this.seat];
  }

  /** The cities of the side's pieces; null for an unknown city. */
  get cities() {
    return this.report ? citiesOf(this.report, this.seat) : [];
  }

  /** The city of the selected piece; null if no piece is selected, or if it is not placed yet. */
  get selectedCity() {
    const { selected } = this.turn;
    return selected === null ? null : (this.cities[selected] ?? null);
  }

  /** The cities that the selected piece can reach in this turn. */
  get targets() {
    const { selected } = this.turn;
    return selected === null ? [] : targetsOf(this.roads[selected] ?? []);
  }

  get isPlacing() {
    return this.turn.stage === "places" || this.turn.stage === "start";
  }

  /** The first piece with a typed city that none of its roads reaches, or null. */
  get unreachableChoice() {
    if (this.isPlacing) return null;
    for (const [piece, choice] of this.turn.choices.entries()) {
      const roads = this.roads[piece] ?? [];
      const isReached = !choice || roads.some(([, city]) => city === choice.city);
      if (!isReached) return { piece, city: choice.city };
    }
    return null;
  }

  /**
   * Does a step of the choice. A route ends if the visitor sends its piece elsewhere, and gives way to the visitor's choices.
   * @param {() => void} step
   */
  changeChoice(step) {
    step();
    const { routes, turn } = this;
    this.endedRoutes = NO_ENDED_ROUTES;
    if (!this.#areRoutesActive || routes.isEmpty) return;
    for (const [piece] of routes.goalsByPiece) {
      if (turn.choices[piece]?.goal === undefined) routes.setGoal(piece, null);
    }
    this.#fillInRouteSteps();
    if (this.endedRoutes.stopped.length > 0) turn.selectNext();
  }

  /**
   * Whether the selected piece can be sent on a route to a city.
   * @param {number} city
   */
  canSendOnRoute(city) {
    const { selectedCity } = this;
    if (
      !this.#isLive ||
      this.isPlacing ||
      selectedCity === null ||
      !this.#roadNetwork.hasCity(city)
    )
      return false;
    return city !== selectedCity && this.#roadNetwork.turnsTo(city)[selectedCity] < Infinity;
  }

  /**
   * Sends the selected piece on a route to a city.
   * @param {number} goal
   */
  sendOnRoute(goal) {
    const { routes, turn } = this;
    const { selected } = turn;
    if (selected === null || !this.canSendOnRoute(goal)) return;
    routes.validFromPly = this.#ply;
    turn.setRouteStep(selected, ANY_KIND, goal, goal);
    routes.setGoal(selected, goal);
    this.#fillInRouteSteps();
    const hasChoice = turn.choices[selected] !== null && turn.count > 1;
    turn.selected = hasChoice ? turn.nextWithoutChoice(selected) : selected;
  }

  /** Saves the turn and its routes. @returns {() => boolean} restores them; returns false if another turn has begun */
  save() {
    const { routes, turn } = this;
    const [restore, text] = [turn.save(), routes.toText()];
    return () => {
      if (turn !== this.turn) return false;
      restore();
      routes.setFromText(text);
      return true;
    };
  }

  /** The ways of the pieces on routes, from their cities. @returns {PlannedWay[]} */
  get plannedWays() {
    if (this.#ply < this.routes.validFromPly) return [];
    return this.routes.goalsByPiece.flatMap(([piece, goal]) => {
      const from = this.cities[piece];
      if (!from || from === goal) return [];
      const step = this.turn.choices[piece]?.city;
      const way = this.#roadNetwork.wayBetween(step ?? from, goal);
      return [{ piece, way: step === undefined ? way : [from, ...way] }];
    });
  }

  /**
   * The way that the selected piece would take to a city; empty if there is none.
   * @param {number} city
   * @returns {number[]}
   */
  wayTo(city) {
    const { selectedCity } = this;
    return selectedCity !== null && this.canSendOnRoute(city)
      ? this.#roadNetwork.wayBetween(selectedCity, city)
      : [];
  }

  /** Whether the routes apply in this position. They do not apply in positions before they were planned. */
  get #areRoutesActive() {
    return this.#isLive && this.turn.stage !== null && this.#ply >= this.routes.validFromPly;
  }

  #fillInRouteSteps() {
    const { cities, roads, routes, seat, turn } = this;
    routes.validFromPly = this.#ply;
    const avoidedCities = seat === FUGITIVE ? (this.report?.detectives ?? []) : [];
    this.endedRoutes = fillInRouteSteps({
      turn,
      routes,
      ways: this.#roadNetwork,
      cities,
      roads,
      avoided: avoidedCities,
    });
  }
}
