import { diffArrays } from 'diff';
import { layoutText } from '../../release/layoutText.ts';

/**
 * Two declarations as lines of a diff, each broken into lines. Lines that both have are in it once, and left out where they are far from a
 * change.
 */
export function diffLines(old: string | undefined, next: string | undefined): readonly string[] {
  const lines = allLines(old, next);
  const changes = lines.flatMap((line, index) => (line.startsWith('  ') ? [] : [index]));
  const last = lines.length - 1;
  const isShown = lines.map((_, index) => index === 0 || index === last || changes.some((at) => Math.abs(at - index) <= around));
  if (changes.length === 0 || isShown.filter((shown) => !shown).length < leastOmitted) return lines;
  return lines.flatMap((line, index) => (isShown[index] ? [line] : isShown[index - 1] ? ['  …'] : []));
}

/** Unchanged lines that are shown above and below a change. */
const around = 2;
/** Fewer lines are not worth a mark in their place. */
const leastOmitted = 3;

/** More differences than these are not worth the memory and the time to find them, as of unions of thousands. */
const mostChanges = 1000;

function allLines(old: string | undefined, next: string | undefined): readonly string[] {
  const [before, after] = [linesOf(old), linesOf(next)];
  const parts = diffArrays(before, after, { maxEditLength: mostChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.flatMap(({ value, removed, added }) => value.map((line) => `${removed ? '-' : added ? '+' : ' '} ${line}`));
}

/** In characters: what a page has room for. */
const width = 88;

function linesOf(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split('\n').flatMap((line) => layoutText(line, width));
}
