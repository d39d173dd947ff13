import { fenceFor, spanOf } from './codeFences.ts';
import { neutralize } from './neutralize.ts';

/** A text in one line as a code span: names in a package may have any characters, also backticks and line breaks. */
export function codeSpan(text: string): string {
  return spanOf(neutralize(text));
}

/** A text in one line as a code span within a cell of a table. With bars, which would end the cell even in code, it is HTML. */
export function codeCell(text: string): string {
  const entity = (sign: string): string => `&#${sign.codePointAt(0)};`;
  return text.includes('|') ? `<code>${neutralize(text).replace(/[^\p{L}\p{N} ]/gu, entity)}</code>` : codeSpan(text);
}

/** A text in one line that keeps its signs and its code spans, and has no other markup and no links. */
export function plainMarkdown(text: string): string {
  return neutralize(text)
    .split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/)
    .flatMap((part, index) => {
      // The third of three parts is a mark within the code.
      if (index % 3 === 2) return [];
      return index % 3 === 1 ? [codeSpan(part.replace(/^`+ ?| ?`+$/g, ''))] : [escapeSigns(part)];
    })
    .join('');
}

/** What GitHub links without markup: addresses, and names of people and teams. */
const linked = /((?:\b(?:https?|ftp):\/\/|\bwww\.)\S+|(?<!\w)@[\w-]+(?:\/[\w.-]+)?)/i;

function escapeSigns(text: string): string {
  return text
    .split(linked)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : part.replace(/[\\*_<>[\]|#&`~]/g, '\\$&')))
    .join('');
}

/** Lines of a code block, whose fence is longer than any run of backticks within. */
export function codeBlock(language: string, text: string): readonly string[] {
  const marks = fenceFor(text, 3);
  return [`${marks}${language}`, ...text.split('\n').map(neutralize), marks];
}
