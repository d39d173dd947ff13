import { failure, type Result, success } from '@orchard/result';

/** A weight in whole grams. */
export interface Weight {
  readonly grams: number;
}

/** Units that people write, in grams. */
export const units = { g: 1, kg: 1000, lb: 454 } as const;

/** Reads a weight such as `2 kg`. */
export function parseWeight(text: string): Result<Weight> {
  const [, number = '', unit = ''] = /^(\d+)\s*(g|kg|lb)$/.exec(text.trim()) ?? [];
  if (unit !== 'g' && unit !== 'kg' && unit !== 'lb') return failure(`"${text}" is not a weight`);
  return success({ grams: Number(number) * units[unit] });
}

/** All of them together. */
export function totalWeight(weights: readonly Weight[]): Weight {
  return { grams: weights.reduce((sum, { grams }) => sum + grams, 0) };
}
