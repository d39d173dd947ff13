import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { type TextLimit, textLimits } from '../model/textLimits.ts';
import { closest } from './closest.ts';
import { unreadReason } from './unreadReason.ts';

/** A document that cannot be read. `reason` is the code of the system: `EACCES`. */
export function unreadable({ isLink, reason }: { readonly isLink: boolean; readonly reason: string }, place: Place): Problem {
  const own = { ELOOP: 'it is a link to itself', EISDIR: 'it is a link to a folder', EFBIG: 'it is larger than 2 GB' };
  return createProblem('document/unreadable', {
    message: `Cannot read this document: ${unreadReason(reason, own)}.`,
    hint: unreadableHint({ isLink, reason }),
    place,
  });
}

function unreadableHint({ isLink, reason }: { readonly isLink: boolean; readonly reason: string }): string {
  if (isLink) return 'Replace the link with a regular file, or remove it.';
  const remedies: Readonly<Record<string, string>> = { irregular: 'Replace it with a regular file', EFBIG: 'Split it into several files' };
  return `${remedies[reason] ?? 'Grant read permission'}, or begin the name of the file with "_" to exclude it.`;
}

/** The front matter is not YAML, or a value has the wrong type. */
export function invalidFrontMatter(message: string, place: Place, hint?: string): Problem {
  return createProblem('document/front-matter', { message, hint, place });
}

interface UnknownKey {
  readonly key: string;
  /** The known key that it probably means. */
  readonly nearest?: string | undefined;
  /** How to get its effect. Default: the nearest key, or to remove it. */
  readonly hint?: string | undefined;
  /** Whether other values of the key are known. Default: false. */
  readonly isValue?: boolean | undefined;
  readonly place: Place;
}

/** An unknown key of the front matter. */
export function unknownFrontMatterKey({ key, nearest, hint, isValue = false, place }: UnknownKey): Problem {
  return createProblem('document/unknown-key', {
    message: `The front matter has a ${isValue ? 'value of' : 'key'} "${key}" that gqldocs does not know.`,
    hint:
      hint ??
      (nearest === undefined ? 'Remove it, check its spelling, or list it in `documents.ignoredKeys`.' : `Did you mean "${nearest}"?`),
    place,
  });
}

/** Files with which other tools order and name pages. */
export function foreignMenu([first, ...related]: readonly [Place, ...Place[]]): Problem {
  const count = related.length === 0 ? 'this file' : `these ${related.length + 1} files`;
  return createProblem('document/foreign-menu', {
    message: `gqldocs does not read ${count} of another tool, so the menus do not have this order and these names.`,
    hint: 'List the documents in `documents.sidebars`, or set `sidebar_position` and `sidebar_label` in their front matter. Then delete the file.',
    place: first,
    ...(related.length === 0 ? {} : { related }),
  });
}

/** A folder of documents that the site does not read. */
export function unreadDocuments({ folder, document }: { readonly folder: string; readonly document: string }, place: Place): Problem {
  return createProblem('document/unread-folder', {
    message: `The site does not read the Markdown files in \`${folder}/\`, such as \`${folder}/${document}\`, so their links are not checked.`,
    hint: `Add \`documents: { path: '${folder}' }\` to the config.`,
    place,
  });
}

/** An MDX document that does not compile. */
export function invalidSyntax(reason: string, place: Place): Problem {
  return createProblem('document/syntax', { message: `This MDX does not compile: ${reason}.`, hint: mdxHint(reason), place });
}

/** `:::name` with an unknown name. */
export function unknownDirective(name: string, known: readonly string[], place: Place): Problem {
  return createProblem('document/directive', {
    message: `Unknown directive ":::${name}".`,
    hint: suggest(name, known) ?? `Use one of these directives: ${known.join(', ')}.`,
    place,
  });
}

/** `::name`, a directive of one line. */
export function leafDirective(name: string, known: readonly string[], place: Place): Problem {
  const container = known.includes(name) ? name : closest(name, known);
  return createProblem('document/directive', {
    message: `Unknown directive "::${name}", so it is shown as text.`,
    hint:
      container === undefined
        ? 'Write a Markdown link or HTML instead, or a component in a file with the extension .mdx.'
        : `Write ":::${container}" with three colons, and close it with a line ":::".`,
    place,
  });
}

interface ForeignSyntax {
  /** For messages: `Math`. */
  readonly name: string;
  /** The beginning of it in the document. */
  readonly written: string;
  readonly hint: string;
  readonly place: Place;
}

/** A form of another tool. */
export function foreignSyntax({ name, written, hint, place }: ForeignSyntax): Problem {
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  return createProblem('document/foreign-syntax', { message: `${name} (${shown}) is a form that gqldocs does not read.`, hint, place });
}

/** TeX that cannot be read. */
export function invalidFormula(reason: string, place: Place): Problem {
  return createProblem('document/formula', {
    message: `A formula cannot be read: ${reason}.`,
    hint: 'Correct the TeX. If no formula is meant, write a backslash before the dollar sign.',
    place,
  });
}

/** A line that begins with `:::` and does not belong to a directive. */
export function strayDirective(place: Place): Problem {
  return createProblem('document/directive', {
    message: 'This line begins with ":::" but neither opens nor closes a directive.',
    hint: 'Write the name directly after the colons (":::note"), close a directive with the same number of colons, and give outer directives more colons than inner ones.',
    place,
  });
}

/** A directive in the wrong place: a tab outside of tabs, or tabs without a tab. */
export function misplacedDirective(message: string, hint: string, place: Place): Problem {
  return createProblem('document/directive', { message, hint, place });
}

/** A code block in a language without a grammar. */
export function unknownLanguage(language: string, known: readonly string[], place: Place): Problem {
  return createProblem('document/language', {
    message: `There is no syntax highlighting for the language "${language}", so the code has no colors.`,
    hint: suggest(language, known) ?? 'Use "text" for code without a language.',
    place,
  });
}

/** A file of which gqldocs reads only the beginning. */
export function longText(code: 'document/limit' | 'api/limit', place: Place): Problem {
  const [what, hint] = describeExcess('length');
  return createProblem(code, { message: `This text has ${what}, so gqldocs shows only its beginning.`, hint, place });
}

/** A text that would take parsers too much time or stack space. */
export function exceedingText(code: 'document/limit' | 'api/limit', limit: TextLimit, place: Place | undefined): Problem {
  const [what, hint] = describeExcess(limit);
  return createProblem(code, { message: `This text has ${what}, so gqldocs shows it without formatting.`, hint, place });
}

/** Made when a text exceeds a limit: the first number that a process formats takes it 10 ms. */
function describeExcess(limit: TextLimit): readonly [what: string, hint: string] {
  const most = textLimits[limit].toLocaleString('en');
  const texts: Readonly<Record<TextLimit, readonly [what: string, hint: string]>> = {
    length: [`more than ${most} characters`, 'Split it into several files.'],
    nesting: [`more than ${most} nested quotes and lists`, 'Use fewer levels.'],
    marks: [`more than ${most} emphasis and link characters in one paragraph`, 'Split the paragraph, or write literal characters as code.'],
    lines: [`more than ${most} lines in one paragraph`, 'Divide the paragraph by empty lines, or write it as a block of code.'],
    tags: [`more than ${most} open HTML tags`, 'Close each tag, or write literal tags as code.'],
    directives: [`more than ${most} nested directives`, 'Close each directive with as many colons as opened it.'],
    cells: [`a table with more than ${most} missing cells`, 'Give each row as many cells as the first row.'],
    rows: [`tables with more than ${most} rows`, 'Split it into several files.'],
  };
  return texts[limit];
}

function suggest(name: string, known: readonly string[]): string | undefined {
  const nearest = closest(name, known);
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}

function mdxHint(reason: string): string {
  if (/expression|acorn/i.test(reason)) {
    return 'In MDX a "{" opens a JavaScript expression: write "\\{" or put the text in backticks for a literal brace.';
  }
  if (/closing tag|before name|in name|to close/i.test(reason)) {
    return 'In MDX a "<" opens a component: close every tag, write "\\<" for a literal "<", and "{/* */}" for a comment.';
  }
  return 'Correct the MDX, or rename the file to .md if it needs no components.';
}
