import { createProblem, type Place, type Problem } from '../model/problem.ts';

interface LowContrast {
  /** The token that the site sets, without `--color-`, and its color. */
  readonly name: string;
  readonly value: string;
  /** The two tokens that meet, and the color of the one that is not `name`. */
  readonly color: string;
  readonly background: string;
  readonly other: string;
  readonly ratio: number;
  readonly least: number;
  readonly mode: 'light' | 'dark';
  /** The nearest color that passes. */
  readonly nearest: string | undefined;
  readonly place: Place;
}

/** A color of the site that is hard to read. */
export function lowContrast({ name, value, color, background, other, ratio, least, mode, nearest, place }: LowContrast): Problem {
  const pair =
    color === name
      ? `--color-${name} (${value}) on --color-${background} (${other})`
      : `--color-${color} (${other}) on --color-${name} (${value})`;
  const theme = mode === 'light' ? 'light' : 'dark';
  return createProblem('theme/contrast', {
    // Rounded down, so that it never seems to be enough.
    message: `In the ${theme} theme, ${pair} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1, and needs ${least} to 1.`,
    hint:
      nearest === undefined
        ? 'No color of this hue passes: change the other color, too.'
        : `The nearest color that passes is ${nearest}. Set it in the rule for the ${theme} theme.`,
    place,
  });
}
