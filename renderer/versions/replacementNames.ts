import type { ApiSymbol } from '../model/api.ts';
import type { Comment } from '../model/comment.ts';
import { blockOf, isDeprecated, summaryOf } from '../presentation/commentParts.ts';
import { describeItem } from '../presentation/describedItem.ts';

/**
 * Names that a deprecated symbol's comment recommends instead, the most likely first: code spans and links of its `@deprecated` tag, then
 * those of its summary.
 */
export function replacementNames(symbol: ApiSymbol): readonly string[] {
  if (!isDeprecated(symbol)) return [];
  const { comment, overloads } = describeItem(symbol);
  const comments = [comment, ...overloads.map((overload) => overload.comment)];
  const texts = [...comments.map(deprecationText), summaryOf(symbol)?.text ?? ''];
  const names = texts.flatMap(namesIn).filter((name) => name !== symbol.qualifiedName);
  return [...new Set(names)];
}

function deprecationText(comment: Comment | undefined): string {
  return blockOf(comment, '@deprecated')?.content.text ?? '';
}

/** Code spans that are a name or a call, and labels of links: `assertName`, `error.toString()`. */
function namesIn(text: string): readonly string[] {
  const found = text.matchAll(/`([\w$]+(?:[.#][\w$]+)?)(?:\([^()`]*\))?`|\[([\w$]+(?:[.#][\w$]+)?)\]\(/g);
  return [...found].map(([, code, label]) => (code ?? label ?? '').replace('#', '.'));
}
