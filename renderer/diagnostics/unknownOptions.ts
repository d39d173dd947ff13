import { createProblem, type Problem } from '../model/problem.ts';
import { closest } from './closest.ts';

interface GivenOptions {
  /** Name of the function of the Node API. */
  readonly call: string;
  readonly given: object;
  readonly known: readonly string[];
}

/** Options that a function of the Node API does not have. Programs in plain JavaScript have no compiler that finds them. */
export function unknownOptions({ call, given, known }: GivenOptions): readonly Problem[] {
  return Object.entries(given)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([name]) => {
      const near = closest(name, known);
      return createProblem('config/unknown-key', {
        message: `\`${name}\` is not an option of \`${call}()\`.`,
        hint: near === undefined ? `Options: ${known.map((one) => `\`${one}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
      });
    });
}

/** Names of all options, which the compiler holds complete. */
export function optionNames<Options extends object>(names: Readonly<Record<keyof Required<Options>, true>>): readonly string[] {
  return Object.keys(names);
}
