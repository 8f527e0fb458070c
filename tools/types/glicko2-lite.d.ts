/**
 * Returns a rating after a period, by Glickman's paper "Example of the Glicko-2 system".
 * @param opponents each as rating, rating deviation and result, which is 1 for a win, 0.5 for a draw and 0 for a loss
 */
export default function rate(
  rating: number,
  deviation: number,
  volatility: number,
  opponents: readonly [rating: number, deviation: number, result: number][],
  options?: { rating?: number; tau?: number },
): { rating: number; rd: number; vol: number };
