import type { ApiSnapshot } from '../snapshot/apiSnapshot.ts';
import { declarationsOf } from '../snapshot/declarationsOf.ts';
import { partsOfDeclaration } from '../snapshot/declarationText.ts';
import { displayNames } from '../snapshot/displayNames.ts';
import { splitParameters } from '../snapshot/renderDeclarations.ts';
import { withoutInternals } from '../snapshot/withoutInternals.ts';

/** A symbol or member at one release. */
export interface ItemState {
  readonly text: string;
  readonly deprecated?: string | undefined;
  readonly parameters: ReadonlySet<string>;
}

/** Everything public at one release, by label. Types that are used and not exported are listed by their ids. */
export function itemStates(snapshot: ApiSnapshot): ReadonlyMap<string, ItemState> {
  const known = withoutInternals(snapshot);
  const names = displayNames(known);
  const states = new Map<string, ItemState>();
  for (const id of new Set(known.declarations.map((one) => one.id))) {
    const name = names.get(id) ?? id;
    // A namespace has no text to compare, but it must not count as missing.
    if (declarationsOf(known, id).every(({ kind }) => kind === 'namespace'))
      states.set(name, { text: `namespace ${id}`, parameters: new Set() });
    for (const { label, text, deprecated } of partsOfDeclaration(known, id)) {
      const key = `${name}${label}`;
      const before = states.get(key);
      const whole = before === undefined ? text : `${before.text}\n${text}`;
      const notes = deprecated === undefined ? {} : { deprecated };
      states.set(key, { text: whole, parameters: parametersIn(whole), ...notes });
    }
  }
  return states;
}

/** Names of the parameters of all signatures in a text, one on each line. */
function parametersIn(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').flatMap((line) => parameterList(line).flatMap(parameterName)));
}

function parameterList(line: string): readonly string[] {
  const start = openingBracket(line);
  return start === -1 ? [] : splitParameters(`<${line.slice(start + 1, closingBracket(line, start))}>`);
}

/** The bracket of a function's or method's parameters, after its type parameters; not one that belongs to a property's type. */
function openingBracket(line: string): number {
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === '<') depth++;
    else if (char === '>' && line[at - 1] !== '=') depth--;
    else if (depth === 0 && char === '(') return at;
    else if (depth === 0 && (char === ':' || char === '=' || char === '{')) return -1;
  }
  return -1;
}

function closingBracket(line: string, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at++) {
    if (line[at] === '(') depth++;
    if (line[at] === ')' && --depth === 0) return at;
  }
  return line.length;
}

function parameterName(text: string): readonly string[] {
  const name = /^(?:\.\.\.)?([\p{L}_$][\p{L}\p{N}_$]*)\??:/u.exec(text)?.[1];
  return name === undefined || name === 'this' ? [] : [name];
}
