import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';

interface PairByUseRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** Old ids that may get a partner. */
  readonly isFree: (oldId: string) => boolean;
  readonly isFreeNow: (newId: string) => boolean;
  readonly oldOf: (newId: string) => string | undefined;
  readonly pair: (oldId: string, newId: string) => void;
  /** Pairs that exist already. */
  readonly start: readonly (readonly [oldId: string, newId: string])[];
}

/**
 * Pairs declarations that users cannot import by the places where other pairs mention them. A bundler gives them new names in each release:
 * `Schema$1` may be `Schema$2` in the next one, and `Store$chunk_a1b2` may be `Store$chunk_c3d4`.
 */
export function pairByUse(request: PairByUseRequest): void {
  const { start, isFree, isFreeNow, pair } = request;
  const waiting = [...start];
  const add = (oldId: string, newId: string): void => {
    if (!isFree(oldId) || !isFreeNow(newId)) return;
    pair(oldId, newId);
    waiting.push([oldId, newId]);
  };
  const follow = (): void => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (const [oldId, newId] of mentionedAlike(next, request)) add(oldId, newId);
  };
  follow();
  for (const { id } of request.old.declarations) add(id, id);
  follow();
  const [left, leftNow] = [byBaseName(request.old, isFree), byBaseName(request.new, isFreeNow)];
  for (const [name, [id = '', ...others]] of left) {
    const [only, ...othersNow] = leftNow.get(name) ?? [];
    if (only !== undefined && others.length + othersNow.length === 0) add(id, only);
  }
  follow();
}

/** The name in the source: bundlers append numbers, and ids the name of a file. */
function baseName(id: string): string {
  return /^\$*[^$]+/.exec(id)?.[0] ?? id;
}

function byBaseName({ declarations }: ApiSnapshot, isFree: (id: string) => boolean): ReadonlyMap<string, readonly string[]> {
  return groupBy([...new Set(declarations.map(({ id }) => id))].filter(isFree), baseName);
}

/** What two declarations mention in the same places. */
function mentionedAlike(
  [oldId, newId]: readonly [string, string],
  request: PairByUseRequest,
): readonly (readonly [oldId: string, newId: string])[] {
  const [before, after] = [textsOf(request.old, oldId), textsOf(request.new, newId)];
  return [...before].flatMap(([label, text]) => {
    const other = after.get(label);
    return other === undefined ? [] : alignedNames(text, other, request);
  });
}

/** The texts of a declaration: its members by name, or the whole. */
function textsOf(snapshot: ApiSnapshot, id: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (label: string, text: string): void => void texts.set(label, `${texts.get(label) ?? ''}\n${text}`);
  for (const declaration of declarationsOf(snapshot, id))
    for (const [label, text] of partsOf(declaration)) add(`${declaration.kind} ${label}`, text);
  return texts;
}

function partsOf(declaration: SnapshotDeclaration): readonly (readonly [label: string, text: string])[] {
  switch (declaration.kind) {
    case 'class':
      return [
        ['', [declaration.typeParameters, declaration.extends ?? '', ...declaration.implements].join(' ')],
        ...memberParts(declaration),
      ];
    case 'interface':
      return [['', [declaration.typeParameters, ...declaration.extends].join(' ')], ...memberParts(declaration)];
    case 'function':
      return memberParts(declaration);
    case 'type':
      return [['', `${declaration.typeParameters} ${declaration.type}`]];
    case 'variable':
      return [['', declaration.type]];
    default:
      return [];
  }
}

function memberParts({ members }: { readonly members: readonly { readonly text: string }[] }): readonly (readonly [string, string])[] {
  return members.map(({ text }) => [/^[^:(<]*/.exec(text)?.[0] ?? '', text] as const);
}

const tokens = /[\p{L}_$][\p{L}\p{N}_$]*|[^\p{L}_$]+/gu;

/** Names without a partner that are at the same distance from the beginning or the end, if all between is the same. */
function alignedNames(
  before: string,
  after: string,
  { isFree, isFreeNow, oldOf }: PairByUseRequest,
): readonly (readonly [oldId: string, newId: string])[] {
  const [mine, yours] = [before.match(tokens) ?? [], after.match(tokens) ?? []];
  // Another name in the source is another type. Also, a member may have the name of its type.
  const isOpen = (one: string, other: string): boolean => isFree(one) && isFreeNow(other) && baseName(one) === baseName(other);
  const isAlike = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined && other !== undefined && (one === (oldOf(other) ?? other) || isOpen(one, other));
  const most = Math.min(mine.length, yours.length);
  let first = 0;
  while (first < most && isAlike(mine[first], yours[first])) first++;
  let last = 0;
  while (last < most - first && isAlike(mine.at(-1 - last), yours.at(-1 - last))) last++;
  const found: (readonly [string, string])[] = [];
  const note = (one = '', other = ''): void => {
    if (isOpen(one, other)) found.push([one, other]);
  };
  for (let at = 0; at < first; at++) note(mine[at], yours[at]);
  for (let at = 0; at < last; at++) note(mine.at(-1 - at), yours.at(-1 - at));
  return found;
}
