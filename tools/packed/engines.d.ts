/** The exception that functions and classes throw: a problem as an error. Its message is the sentence, with the number of the line. */
export class WarrenError extends Error implements Problem {
  rule: string;
  arguments: Record<string, string>;
  found: string | null;
  sentence: string;
  line: number | null;
}
