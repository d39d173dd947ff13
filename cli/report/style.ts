import type { CliIo } from '../io.ts';

/** Ways to set off a piece of text. */
export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly green: Paint;
  readonly cyan: Paint;
}

type Paint = (text: string) => string;

export interface StyleRequest extends Pick<CliIo, 'env' | 'isTTY'> {
  /** False after `--no-color`. */
  readonly color: boolean;
}

/** Colors where they are wanted: `--no-color` comes first, then `NO_COLOR`, `FORCE_COLOR`, and what the output is. */
export function createStyle(request: StyleRequest): Style {
  const paint = wantsColor(request)
    ? (open: number, close: number): Paint =>
        (text) =>
          `\x1b[${open}m${text}\x1b[${close}m`
    : () => plain;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    yellow: paint(33, 39),
    green: paint(32, 39),
    cyan: paint(36, 39),
  };
}

function plain(text: string): string {
  return text;
}

function wantsColor({ env, isTTY, color }: StyleRequest): boolean {
  if (!color || (env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTTY && env.TERM !== 'dumb';
}
