import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { signsOf, splitAt } from '../../release/brackets.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import { displayNames } from '../../release/displayNames.ts';
import { withoutInternals } from '../../release/withoutInternals.ts';

/** A symbol or member at one release. */
export interface ItemState {
  readonly text: string;
  readonly deprecated?: string | undefined;
  readonly parameters: ReadonlySet<string>;
  /** Of a declaration: its kinds and bases. Where they differ between two releases, members may be listed in only one, and exist in both. */
  readonly shape?: string | undefined;
}

/** Everything public at one release, by label. Types that are used and not exported are listed by their ids. */
export function itemStates(snapshot: ApiSnapshot): ReadonlyMap<string, ItemState> {
  const known = withoutInternals(snapshot);
  const names = displayNames(known);
  const states = new Map<string, ItemState>();
  for (const id of new Set(known.declarations.map((one) => one.id))) {
    const name = names.get(id) ?? id;
    const declarations = declarationsOf(known, id);
    const shape = shapeOf(declarations);
    // A namespace has no text to compare, but it must not count as missing.
    if (declarations.every(({ kind }) => kind === 'namespace')) states.set(name, { text: `namespace ${id}`, parameters: new Set(), shape });
    for (const { label, text, deprecated } of partsOfDeclaration(known, id)) {
      const key = `${name}${label}`;
      const before = states.get(key);
      const whole = before === undefined ? text : `${before.text}\n${text}`;
      const notes = { ...(deprecated === undefined ? {} : { deprecated }), ...(label === '' ? { shape } : {}) };
      states.set(key, { text: whole, parameters: parametersIn(whole), ...notes });
    }
  }
  return states;
}

function shapeOf(declarations: readonly SnapshotDeclaration[]): string {
  const own = declarations.filter(({ kind }) => kind !== 'namespace');
  const kinds = new Set((own.length === 0 ? declarations : own).map(({ kind }) => kind));
  return [...[...kinds].sort(), ...own.flatMap(basesOf)].join(' ');
}

function basesOf(declaration: SnapshotDeclaration): readonly string[] {
  if (declaration.kind === 'interface') return declaration.extends;
  return declaration.kind === 'class' && declaration.extends !== undefined ? [declaration.extends, ...declaration.implements] : [];
}

/** Names of the parameters of all signatures in a text, one on each line. */
function parametersIn(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').flatMap(parametersOfLine));
}

/** Names of the parameters of one signature of a function or method; not of one that is the type of a property. */
export function parametersOfLine(line: string): readonly string[] {
  const signs = signsOf(line);
  const start = signs.findIndex(({ sign, depth }) => (depth === 0 ? sign === ':' || sign === '=' : depth === 1 && '({'.includes(sign)));
  const open = signs[start];
  if (open?.sign !== '(') return [];
  const close = signs.slice(start).find(({ depth }) => depth === 0);
  return splitAt(line.slice(open.at + 1, close?.at), ', ').flatMap(parameterName);
}

function parameterName(text: string): readonly string[] {
  const name = /^(?:\.\.\.)?([\p{L}_$][\p{L}\p{N}_$]*)\??:/u.exec(text)?.[1];
  return name === undefined || name === 'this' ? [] : [name];
}
