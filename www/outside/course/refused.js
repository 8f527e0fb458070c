/** A refusal by a learning system, with its own message. */
export class Refused extends Error {}
