import ts from 'typescript';
import { memoize } from '../../../model/memoize.ts';
import type { ApiSnapshot } from '../../../release/apiSnapshot.ts';
import { factsOf } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import { isHiddenMember } from '../../../release/memberFacts.ts';
import { firstName, visitNames } from '../../../release/nodes.ts';
import { freeName, importLine, localName } from './importNames.ts';
import { type ImportPlace, specifierOf } from './importPlaces.ts';

/** Writes one program. It imports the package and copies old types that users cannot import. */
export interface WitnessWriter {
  /** The name of a declaration of the old release in the program: an import, or a copy if users cannot import it. */
  readonly nameOf: (id: string) => string | undefined;
  /** The name of a copy of an old type. Types that users can import have copies, too. */
  readonly copyOf: (id: string) => string | undefined;
  /** Writes a type or declaration of the old release for the program. Undefined when that is impossible. */
  readonly write: (text: string) => string | undefined;
  /** Has the imports and copies that the body needs, and not those of other bodies that were tried. */
  readonly program: (body: readonly string[]) => WrittenProgram;
}

interface WrittenProgram {
  readonly text: string;
  /** Whether users would write such types themselves: none is copied, or few that only hold data. */
  readonly isNatural: boolean;
}

/** The length of types that users may write instead of taking them from the package, and of types with functions. */
const mostCopied = { data: 300, functions: 150 };

/** The length of all types that a program may copy. In some packages, each type mentions thousands of others in the end. */
const mostText = 40_000;

interface WitnessWriterRequest {
  readonly old: ApiSnapshot;
  /** Where users of both releases import a declaration of the old release. */
  readonly placeOf: (id: string) => ImportPlace | undefined;
  /** Names of other packages' types that are not global, with the text that imports them. */
  readonly externals: ReadonlyMap<string, string>;
}

export function createWitnessWriter({ old, placeOf, externals }: WitnessWriterRequest): WitnessWriter {
  const imports = new Map<string, Map<string, string>>();
  /** Texts by their names in the program. */
  const copies = new Map<string, string>();
  const failed = new Set<string>();
  let room = mostText;
  const isKnown = (name: string): boolean => declarationsOf(old, name).length > 0;

  const importFrom = ({ module, path: [first = '', ...names], isGlobal }: ImportPlace): string => {
    // An import of the default gives what `export =` has by this name.
    const rest = first === 'export=' && names[0] === 'default' ? names.slice(1) : names;
    const specifier = specifierOf(old, module);
    if (isGlobal) {
      if (!imports.has(specifier)) imports.set(specifier, new Map());
      return [first, ...rest].join('.');
    }
    const locals = imports.get(specifier) ?? new Map<string, string>();
    imports.set(specifier, locals);
    const local = locals.get(first) ?? freeName(localName(first, old), [...imports.values()]);
    locals.set(first, local);
    return [local, ...rest].join('.');
  };
  const nameOf = (id: string): string | undefined => {
    const place = placeOf(id);
    return place === undefined ? copyOf(id) : importFrom(place);
  };
  const copyOf = (id: string): string | undefined => {
    if (failed.has(id)) return undefined;
    const name = copyName(id);
    if (copies.has(name)) return name;
    copies.set(name, '');
    const copy = room < 0 ? undefined : copiesOf(old)(id);
    room -= copy?.text.length ?? 0;
    const renameOther = (other: string): string | undefined => (other === id ? name : isAlias(other) ? copyOf(other) : rename(other));
    const written = copy === undefined || room < 0 ? undefined : writeWith(copy.text, copy.names, renameOther);
    if (written === undefined) {
      failed.add(id);
      copies.delete(name);
      return undefined;
    }
    copies.set(name, written);
    return name;
  };
  /** A copy must include the old aliases: an imported alias could hide the difference. */
  const isAlias = (id: string): boolean => declarationsOf(old, id).some(({ kind }) => kind === 'type');
  const rename = (name: string): string | undefined => (isKnown(name) ? nameOf(name) : externals.get(name));
  const writeWith = (text: string, places: readonly Place[], renameOne: (name: string) => string | undefined): string | undefined => {
    let isWhole = true;
    // Renaming may copy other types in turn, and the stack has no room for a walk within each walk.
    const written = renameReferences(text, places, (name) => {
      const other = renameOne(name);
      if (isKnown(name) && other === undefined) isWhole = false;
      return other;
    });
    return isWhole ? written : undefined;
  };
  return {
    nameOf,
    copyOf,
    write: (text) => writeWith(text, namesIn(text), rename),
    program: (body) => {
      const words = new Set(wordsOf(body.join('\n')));
      // A set also gives what is added to it meanwhile.
      for (const word of words) for (const other of wordsOf(copies.get(word) ?? '')) words.add(other);
      const copied = [...copies].flatMap(([name, text]) => (words.has(name) && text !== '' ? [text] : []));
      const lines = [...imports].flatMap(([specifier, names]) => {
        const used = new Map([...names].filter(([, local]) => words.has(local)));
        return used.size === 0 && names.size > 0 ? [] : [importLine(specifier, used)];
      });
      const note =
        copied.length === 0 ? [] : [`// ${copied.length === 1 ? 'This type is' : 'These types are'} copied from ${releaseOf(old)}.`];
      const blocks = [lines, [...note, ...copied], body].filter((block) => block.length > 0);
      const size = copied.join('\n').length;
      const isShort = size <= (copied.some((text) => text.includes('(')) ? mostCopied.functions : mostCopied.data);
      // Another name of a base says nothing.
      const isNatural = isShort && !copied.some((text) => /\bextends\b.*\{\}$/.test(text));
      return { text: `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`, isNatural };
    },
  };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
}

function releaseOf({ package: { name, version } }: ApiSnapshot): string {
  return [name === '' ? 'the package' : name, version].join(' ').trim();
}

/** A copy of an old type. For a class, the copy has the members of its instances. A class with private members and an enum have no copy. */
function copyText(snapshot: ApiSnapshot, id: string, name: string): string | undefined {
  const type = declarationsOf(snapshot, id).find(
    ({ kind }) => kind === 'class' || kind === 'interface' || kind === 'type' || kind === 'enum',
  );
  if (type?.kind === 'type') return `type ${name}${type.typeParameters} = ${type.type};`;
  if (type?.kind !== 'class' && type?.kind !== 'interface') return undefined;
  const { members: all } = factsOf(type);
  if (type.kind === 'class' && all.some(isHiddenMember)) return undefined;
  const members = all.filter(({ kind, isStatic }) => type.kind === 'interface' || (kind !== 'constructor' && !isStatic));
  const bases = [type.extends ?? []].flat();
  const head = `interface ${name}${type.typeParameters}${bases.length === 0 ? '' : ` extends ${bases.join(', ')}`}`;
  return members.length === 0
    ? `${head} {}`
    : `${head} {\n${members.map(({ text }) => `  ${text.replace(/^abstract /, '')};`).join('\n')}\n}`;
}

interface Place {
  readonly begin: number;
  readonly end: number;
  readonly name: string;
}

/** Renames declarations that a text mentions. Names of members, parameters and type parameters stay. */
function renameReferences(text: string, places: readonly Place[], rename: (name: string) => string | undefined): string {
  let end = 0;
  const parts = places.flatMap((place) => {
    const other = rename(place.name);
    if (other === undefined) return [];
    const before = text.slice(end, place.begin);
    end = place.end;
    return [before, other];
  });
  return [...parts, text.slice(end)].join('');
}

/** The names of declarations that a text mentions, in their order. */
function namesIn(text: string): readonly Place[] {
  const file = ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  visitNames(file, {
    name: (name) => {
      const first = firstName(name);
      if (first !== undefined) found.push({ begin: first.getStart(file), end: first.end, name: first.text });
    },
  });
  return found.sort((a, b) => a.begin - b.begin);
}

/** Many programs copy the same types. */
const copiesOf = memoize(
  (old: ApiSnapshot) =>
    memoize((id: string) => {
      const text = copyText(old, id, copyName(id));
      return text === undefined ? undefined : { text, names: namesIn(text) };
    }),
  new WeakMap(),
);

function copyName(id: string): string {
  return `${id}Before`;
}
