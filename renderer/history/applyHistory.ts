import type { ApiPackage, ApiSymbol, Member } from '../model/api.ts';
import type { Comment, CommentBlock } from '../model/comment.ts';
import type { ItemHistory, PackageHistory } from '../model/history.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { Parameter, Signature } from '../model/type.ts';
import { historyLabels, releaseAnchor } from './compute/historyLabels.ts';
import { contradictsHistory } from './historyProblems.ts';
import { createInheritedSince } from './inheritedSince.ts';

/**
 * Adds the history of a package to its symbols and members, in the form of comment tags: `@since` where the author wrote none, and
 * `@history` with the changes. An `@since` that the releases contradict stays, and is reported.
 */
export function applyHistory(pkg: ApiPackage, history: PackageHistory): Found<ApiPackage> {
  if (history.versions.length === 0) return { value: pkg, problems: [] };
  const problems: Problem[] = [];
  const labels = historyLabels(pkg, history);
  const inheritedSince = createInheritedSince({ pkg, history, labels });
  const describe = <T extends ApiSymbol | Member>(item: T, label: string | undefined): T => {
    const known = label === undefined ? newest(pkg, history) : history.items[label];
    if (known === undefined) return item;
    const written = commentsOf(item).flatMap(({ blocks }) => blocks.find(({ tag }) => tag === '@since') ?? [])[0];
    if (written !== undefined) problems.push(...contradictsHistory({ item: item.name, written, known, versions: history.versions }));
    return withHistory(item, known, { hasSince: written !== undefined, anchor: label && releaseAnchor(label) });
  };
  const apply = (symbol: ApiSymbol): ApiSymbol => {
    const label = labels.ofSymbol(symbol);
    const members = symbol.members.map((member) => {
      if (label === undefined) return member;
      if (member.inheritedFrom !== undefined) return dated(member, inheritedSince(symbol, member));
      const own = labels.ofMember(label, member);
      return own === undefined ? member : describe(member, own);
    });
    return describe({ ...symbol, members }, label);
  };
  return { value: { ...pkg, symbols: pkg.symbols.map(apply), unexported: pkg.unexported.map(apply), history }, problems };
}

function dated(member: Member, since: string | undefined): Member {
  if (since === undefined || commentsOf(member).some(({ blocks }) => blocks.some(({ tag }) => tag === '@since'))) return member;
  return withHistory(member, { since, changes: [], parameters: {} }, { hasSince: false });
}

/** A symbol that is in no snapshot is as new as the package, unless the last snapshot is of the same or a newer version. */
function newest({ version }: ApiPackage, { versions }: PackageHistory): ItemHistory | undefined {
  return version === '' || versions.at(-1) === version ? undefined : { since: version, changes: [], parameters: {} };
}

function commentsOf(item: ApiSymbol | Member): readonly Comment[] {
  const halves = 'getter' in item ? [item.getter?.comment, item.setter?.comment] : [];
  return [item.comment, ...item.signatures.map(({ comment }) => comment), ...halves].flatMap((comment) => comment ?? []);
}

interface HistoryOptions {
  /** Whether the author says since when there is such an item. */
  readonly hasSince: boolean;
  readonly anchor?: string | undefined;
}

function withHistory<T extends ApiSymbol | Member>(item: T, known: ItemHistory, { hasSince, anchor }: HistoryOptions): T {
  const text = historyText(known);
  const blocks: readonly CommentBlock[] = [
    ...(hasSince || known.since === undefined ? [] : [{ tag: '@since', content: { text: known.since } }]),
    ...(text === '' ? [] : [{ tag: '@history', content: { text }, anchor }]),
  ];
  const versions = known.overloads?.length === item.signatures.length ? known.overloads : [];
  const signatures = item.signatures.map((signature, index) => withSince(withParameters(signature, known), versions[index] ?? null));
  if (blocks.length === 0) return { ...item, signatures };
  const add = (comment: Comment | undefined): Comment => ({
    summary: comment?.summary ?? { text: '' },
    blocks: [...(comment?.blocks ?? []), ...blocks],
    modifiers: comment?.modifiers ?? [],
  });
  const [first, ...others] = signatures;
  // The only signature has the comment that is shown.
  if (first !== undefined && others.length === 0) {
    const own = first.comment ?? item.comment;
    return { ...item, signatures: [withComment(first, add(own))] };
  }
  if ('getter' in item && item.comment === undefined && item.getter?.comment !== undefined)
    return { ...item, getter: { ...item.getter, comment: add(item.getter.comment) } };
  return withComment({ ...item, signatures }, add(item.comment));
}

/**
 * The comment comes last, whether or not there was one. An item from the cache has no fields without a value, and both have to have their
 * fields in the same order: their hashes are those of their JSON.
 */
function withComment<T extends { readonly comment?: Comment | undefined }>({ comment: _replaced, ...item }: T, comment: Comment): T {
  return { ...item, comment } as unknown as T;
}

/** An overload that is younger than its function says so. */
function withSince(signature: Signature, version: string | null): Signature {
  const { comment } = signature;
  if (version === null || comment?.blocks.some(({ tag }) => tag === '@since') === true) return signature;
  const block = { tag: '@since', content: { text: version } };
  return withComment(signature, { summary: { text: '' }, modifiers: [], ...comment, blocks: [...(comment?.blocks ?? []), block] });
}

/** Parameters that are younger than their function say so. */
function withParameters(signature: Signature, { parameters }: ItemHistory): Signature {
  if (Object.keys(parameters).length === 0) return signature;
  return {
    ...signature,
    parameters: signature.parameters.map((parameter): Parameter => {
      const since = parameters[parameter.name];
      if (since === undefined) return parameter;
      const before = parameter.comment?.text ?? '';
      const text = `${before}${before === '' ? '' : '\n\n'}*Since ${since}.*`;
      const { comment, ...others } = parameter;
      return { ...others, comment: { ...comment, text } };
    }),
  };
}

/** The changes of an item as a Markdown list, the newest first. Empty without changes that a line can say. */
export function historyText({ changes, deprecated, since }: ItemHistory): string {
  const rows = changes.flatMap(({ version, text }) => (text === undefined ? [] : [{ version, text }]));
  const isLate = deprecated?.since !== undefined && deprecated.since !== since;
  const all = isLate ? [...rows, { version: deprecated.since ?? '', text: 'deprecated' }] : rows;
  const versions = [...new Set(all.map(({ version }) => version))].reverse();
  return versions
    .map((version) => {
      const texts = all.filter((row) => row.version === version).map(({ text }) => text);
      return `- **${version}**: ${texts.join('; ')}`;
    })
    .join('\n');
}
