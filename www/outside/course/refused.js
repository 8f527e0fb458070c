/** An error of a learning system, in its own words. */
export class Refused extends Error {}
