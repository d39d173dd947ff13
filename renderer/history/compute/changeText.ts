import { type ItemChange, longestInLine } from '../../model/history.ts';
import { listOf } from '../../release/listOf.ts';
import { changeWords } from './changeWords.ts';
import { inlineCode } from './historyLabels.ts';

const longestList = 320;

/**
 * What is different in a declaration, in one line of Markdown: ``added `DirectiveExtensionNode` `` for unions, objects and overloads,
 * ``changed from `size: number` `` for short declarations. Undefined where readers see the same declaration before and after, where only
 * parameters have other names, and where the difference is too long: the page of the release has it.
 */
export function changeText({ old, new: next }: Pick<ItemChange, 'old' | 'new'>): string | undefined {
  if (asShown(old) === asShown(next)) return undefined;
  const [before, after] = [listOf(old), listOf(next)];
  const isSameList = before.head === after.head && before.tail === after.tail;
  const added = after.parts.filter((part) => !before.parts.includes(part));
  const removed = before.parts.filter((part) => !after.parts.includes(part));
  const text = changeWords({ added, removed, noun: after.areParameters ? 'parameter' : undefined });
  const isShort = old.length <= longestInLine && !old.includes('\n');
  const saysMore = before.parts.length > 1 && removed.length < before.parts.length && (removed.length === 0 || !isShort);
  if (isSameList && saysMore && text !== '' && text.length <= longestList) return text;
  const [line, ...otherLines] = added;
  const [former, ...otherFormer] = removed;
  // An object used as an enumeration is one line, and its type another.
  if (old.includes('\n') && line !== undefined && former !== undefined && otherLines.length + otherFormer.length === 0)
    return changeText({ old: former, new: line });
  return isShort ? `changed from ${inlineCode(old)}` : undefined;
}

/** A declaration without names of parameters, and without `| undefined` of what is optional: pages do not show it. */
function asShown(text: string): string {
  return text
    .replace(/(?<=[([,]\s*(?:\.\.\.)?)[\p{L}_$][\p{L}\p{N}_$]*(?=\??:)/gu, '')
    .replace(/[\p{L}_$][\p{L}\p{N}_$]* is /gu, 'is ')
    .replace(/(\?: [^,;(){}]*) \| undefined/g, '$1');
}
