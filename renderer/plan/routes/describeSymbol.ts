import { plainParagraphs, plainText } from '../../documents/markdown/plainText.ts';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import { kindWords } from '../../presentation/kindWords.ts';

/** Search engines show about this much. */
const most = 160;
/** Less than this says too little: further parts of the comment follow. */
const least = 50;

interface DescribeSymbolRequest {
  readonly symbol: ApiSymbol;
  readonly package: Pick<ApiPackage, 'label'>;
  readonly messages: Messages;
}

/**
 * A symbol in a sentence or two of plain text, for search engines and lists: its kind and package, then the beginning of its comment, or
 * its name if it has no comment.
 */
export function describeSymbol({ symbol, package: { label }, messages }: DescribeSymbolRequest): string {
  const text = textOf(symbol, messages);
  const values = { kind: messages[kindWords[symbol.kind]], package: label, name: symbol.qualifiedName, text };
  return shortened(fillMessage(text === '' ? messages.bareSymbolDescription : messages.symbolDescription, values));
}

/** The first paragraph of a module's comment. Empty without a comment. */
export function describeModule({ comment }: Pick<ApiModule, 'comment'>): string {
  return shortened(plainText(comment?.summary.text ?? ''));
}

/** The first paragraph of a comment, and the following ones while the text is short. */
function textOf(symbol: ApiSymbol, messages: Messages): string {
  const { comment, overloads } = describeItem(symbol);
  const first = comment ?? overloads.find((overload) => overload.comment !== undefined)?.comment;
  let text = '';
  for (const paragraph of first === undefined ? [] : paragraphsOf(first, messages)) {
    if (text.length >= least) break;
    text = text === '' ? paragraph : `${text.replace(/(?<![.!?:;])$/, '.')} ${paragraph}`;
  }
  return text;
}

function paragraphsOf({ summary, blocks }: Comment, { returns }: Messages): readonly string[] {
  const further = blocks.flatMap(({ tag, content }) => {
    if (tag === '@remarks') return plainParagraphs(content.text);
    const [result] = tag === '@returns' ? plainParagraphs(content.text) : [];
    return result === undefined ? [] : [`${returns}: ${result}`];
  });
  return [...plainParagraphs(summary.text), ...further];
}

function shortened(text: string): string {
  return text.length <= most ? text : `${text.slice(0, most - 3).replace(/\s+\S*$/, '')}…`;
}
