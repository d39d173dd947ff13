import type { Command } from 'commander';
import { closest } from '../renderer/diagnostics/closest.ts';

/** Options of other tools, and their names here. */
const foreignOptions: Readonly<Record<string, string>> = {
  output: 'out-dir',
  outdir: 'out-dir',
  dest: 'out-dir',
  silent: 'quiet',
  debug: 'verbose',
};

/**
 * A sentence about the first option of a command line that its command lacks: the one that it probably means, or the commands that have it.
 * Undefined where nothing is known.
 */
export function suggestOption([command, ...words]: readonly string[], program: Command): string | undefined {
  const chosen = program.commands.find((one) => one.name() === command);
  const [name] = [command ?? '', ...words].flatMap((word) => nameOf(word) ?? []).filter((one) => !namesOf(chosen ?? program).includes(one));
  if (name === undefined) return undefined;
  const own = namesOf(chosen ?? program);
  const meant = new Map([
    ...Object.entries(foreignOptions).filter(([, option]) => own.includes(option)),
    ...own.flatMap((option) => (option.startsWith('no-') ? [] : [[option.split('-')[0] ?? '', option] as const])),
    ...own.map((option) => [option, option] as const),
  ]);
  const near = meant.get(name) ?? meant.get(closest(name, meant.keys()) ?? '');
  if (near !== undefined) return `Did you mean --${near}?`;
  const others = program.commands.filter((one) => namesOf(one).includes(name)).map((one) => `\`gqldocs ${one.name()}\``);
  return others.length === 0 ? undefined : `--${name} is an option of ${others.join(', ')}.`;
}

/** `out-dir` of `--out-dir=site`. */
function nameOf(word: string): string | undefined {
  return word.startsWith('--') && word.length > 2 ? word.slice(2).split('=')[0] : undefined;
}

function namesOf({ options }: Command): readonly string[] {
  return ['help', ...options.flatMap(({ long }) => nameOf(long ?? '') ?? [])];
}
