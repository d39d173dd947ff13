import type { ApiSymbol, Member } from '../model/api.ts';
import type { Comment, CommentBlock, Markdown } from '../model/comment.ts';
import { inheritComment } from '../model/inheritComment.ts';
import { memoize } from '../model/memoize.ts';
import type { Signature, Type } from '../model/type.ts';
import { longTextLast } from './longTextLast.ts';
import { commonSummary } from './overloads.ts';

/** A symbol or member as its page tells of it. */
interface DescribedItem {
  /** On the item as a whole. */
  readonly comment?: Comment | undefined;
  /** What it says of the item as a whole: the text of that comment, or what all overloads have in common. */
  readonly summary?: Markdown | undefined;
  /** What a caller passes and gets, when there is only one way to call it. */
  readonly signature?: Signature | undefined;
  /** The ways to call it, when there are several; each has a comment of its own. */
  readonly overloads: readonly Signature[];
}

/**
 * Brings the places where a comment may be to one form: on the item, on its only signature, on each overload, on an
 * accessor's two halves, or on the function type that an alias, variable or property has. A page asks some sixteen times for each item.
 */
export const describeItem = memoize((item: ApiSymbol | Member): DescribedItem => {
  const described = describe(item);
  const found = described.signature === undefined ? described : { ...described, comment: longTextLast(described.comment) };
  const own = found.comment?.summary;
  return { ...found, summary: own === undefined || own.text === '' ? commonSummary(found.overloads) : own };
}, new WeakMap());

function describe(item: ApiSymbol | Member): DescribedItem {
  if (item.kind === 'accessor') return describeAccessor(item);
  const [first, second] = item.signatures;
  if (first !== undefined && second !== undefined) return { comment: ownComment(item), overloads: item.signatures };
  if (first !== undefined) return { comment: first.comment ?? item.comment, signature: first, overloads: [] };
  const signature = documentedFunction(item.type);
  return { comment: inheritComment(item.comment, signature?.comment), signature, overloads: [] };
}

function describeAccessor({ comment, getter, setter }: Member): DescribedItem {
  return { comment: comment ?? joinedHalves(getter?.comment, setter?.comment), signature: getter ?? setter, overloads: [] };
}

/** What a comment repeats of an overload's is left to the overload. */
function ownComment({ comment, signatures }: ApiSymbol | Member): Comment | undefined {
  const text = comment?.summary.text ?? '';
  const same = text === '' ? undefined : signatures.find((signature) => signature.comment?.summary.text === text)?.comment;
  if (comment === undefined || same === undefined) return comment;
  const repeated = new Set([...same.blocks.map(keyOf), ...same.modifiers]);
  const blocks = comment.blocks.filter((block) => !repeated.has(keyOf(block)));
  const modifiers = comment.modifiers.filter((modifier) => !repeated.has(modifier));
  return blocks.length + modifiers.length === 0 ? undefined : { summary: { text: '' }, blocks, modifiers };
}

function keyOf({ tag, title = '', content }: CommentBlock): string {
  return `${tag} ${title}\n${content.text}`;
}

function documentedFunction(type: Type | undefined): Signature | undefined {
  if (type?.kind !== 'function') return undefined;
  const { comment, parameters } = type.signature;
  return comment !== undefined || parameters.some((parameter) => parameter.comment !== undefined) ? type.signature : undefined;
}

function joinedHalves(read: Comment | undefined, written: Comment | undefined): Comment | undefined {
  if (read === undefined || written === undefined) return read ?? written;
  const [first, second] = [read.summary.text.trim(), written.summary.text.trim()];
  const isOne = first === '' || second === '' || first === second;
  const text = isOne ? first || second : `${labeled('get', first)}\n\n${labeled('set', second)}`;
  return {
    summary: { text, place: first === '' ? written.summary.place : read.summary.place },
    blocks: [...read.blocks, ...written.blocks],
    modifiers: [...new Set([...read.modifiers, ...written.modifiers])],
  };
}

/** A list, a quotation or a block of code begins below the label. */
function labeled(keyword: 'get' | 'set', text: string): string {
  return `\`${keyword}\`:${/^(?:[-*+>#|~]|```|\d+[.)])/.test(text) ? '\n\n' : ' '}${text}`;
}
