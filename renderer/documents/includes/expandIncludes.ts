import { posix } from 'node:path';
import { unreadInclude } from '../../diagnostics/includes.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { textLimits } from '../../model/textLimits.ts';
import { parseFrontMatter } from '../frontMatter/parseFrontMatter.ts';
import { hoistedStatements } from './hoistedStatements.ts';
import { markdownInMdx } from './markdownInMdx.ts';
import { beginsStatement, statementEnd } from './moduleStatements.ts';
import { type Include, type IncludedCode, parseCodeFence, parseIncludeComment, parseSnippet, takePartImports } from './parseIncludes.ts';
import { type DeclaredNames, declareNames, separateNames } from './partNames.ts';
import { insertProps, type PartProps } from './partProps.ts';
import { selectLines } from './selectLines.ts';
import { linesOfText, type TextLine } from './textLines.ts';
import { usedPart } from './usedPart.ts';

/** The text of a file by its path, relative to the project root. `outside`: it is not in the repository. */
export type ReadPart = (path: string) => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

interface IncludeInput {
  /** The whole text of a document. */
  readonly text: string;
  /** Index of the first character after the front matter. */
  readonly frontMatterEnd: number;
  /** Relative to the project root. */
  readonly source: string;
  /** Of the documents, relative to the project root. */
  readonly folder: string;
  readonly readPart: ReadPart;
}

const mostDepth = 10;

/**
 * Puts the files into a document that it includes: parts of Markdown (`<!--@include: ./part.md-->`, and `import Part from './_part.mdx'` with
 * `<Part />`) and code (`<<< ./server.ts`, or a fence with `file="./server.ts"`). Each line knows where it is written.
 */
export function expandIncludes({ text, frontMatterEnd, source, folder, readPart }: IncludeInput): Found<readonly TextLine[]> {
  const problems: Problem[] = [];
  const isMdx = source.endsWith('.mdx');
  const names: DeclaredNames = new Map();
  if (isMdx) declareNames(text, names);
  const hoisted: (readonly TextLine[])[] = [];
  let size = text.length;

  /** The lines of a file, or a problem. */
  function open(
    include: Include,
    at: TextLine,
    files: readonly string[],
  ): { readonly file: string; readonly lines: readonly TextLine[] } | undefined {
    const candidates = filesOf(include.path, at.file);
    const reads = candidates.map((file) => ({ file, read: readPart(file) }));
    const found = reads.find(({ read }) => read.ok) ?? reads.find(({ read }) => !read.ok && read.reason !== 'ENOENT') ?? reads[0];
    if (found === undefined) return undefined;
    const { file, read } = found;
    const fail = (reason: string): undefined => void problems.push(unreadInclude({ path: include.path, reason, include }, placeIn(at)));
    if (!read.ok) return fail(read.reason);
    if (files.includes(file) || files.length > mostDepth) return fail('cycle');
    size += read.text.length;
    if (size > textLimits.length) return fail('size');
    const { end } = /\.mdx?$/.test(file) ? parseFrontMatter(read.text, { source: file }) : { end: 0 };
    // Numbers of lines count from the beginning of the file.
    const isCounted = include.lines !== undefined && include.region === undefined;
    const first = isCounted ? 0 : read.text.slice(0, end).split('\n').length - 1;
    const lines = selectLines(linesOfText(read.text.replace(/^\uFEFF/, '').trimEnd(), file).slice(first), include);
    return lines === undefined ? fail('region') : { file, lines };
  }

  function filesOf(path: string, from: string): readonly string[] {
    const name = path.replace(/^@(?:site)?\//, '/');
    if (!name.startsWith('/')) return [posix.join(posix.dirname(from), name)];
    return [posix.join(folder, name), posix.normalize(name.slice(1)), posix.join(posix.dirname(folder), name)];
  }

  function code(include: IncludedCode, at: TextLine, fence: { readonly indent: string; readonly sign: string }): readonly TextLine[] {
    const opened = open(include, at, []);
    if (opened === undefined) return [];
    const { lines } = opened;
    const longest = Math.max(fence.sign.length - 1, 2, ...lines.map(({ text }) => /`{3,}|~{3,}/.exec(text)?.[0].length ?? 0));
    const sign = (fence.sign[0] ?? '`').repeat(longest + 1);
    const [first = at] = lines;
    const opening = { text: `${fence.indent}${sign}${include.info}`, file: first.file, line: Math.max(first.line - 1, 1) };
    return [opening, ...lines.map((line) => ({ ...line, text: `${fence.indent}${line.text}` })), { ...at, text: `${fence.indent}${sign}` }];
  }

  interface PartRequest {
    readonly include: Include;
    readonly at: TextLine;
    readonly files: readonly string[];
    readonly props?: PartProps;
  }

  function part({ include, at, files, props }: PartRequest): readonly TextLine[] {
    const opened = open(include, at, files);
    if (opened === undefined) return [];
    const { file, lines } = opened;
    const filled = props === undefined ? lines : insertProps(lines, props);
    const written = isMdx && file.endsWith('.md') ? markdownInMdx(filled) : filled;
    const own = isMdx ? separateNames(written, { names, rebase: (statement) => rebased(statement, file) }) : written;
    return expand(own, [...files, file]);
  }

  function expand(given: readonly TextLine[], files: readonly string[]): readonly TextLine[] {
    const out: TextLine[] = [];
    const imports = new Map<string, string>();
    const lines = [...given];
    const texts = lines.map((line) => line.text);
    let fence: string | undefined;
    let isReplaced = false;
    for (let index = 0; index < lines.length; index += 1) {
      const at = lines[index];
      if (at === undefined) break;
      const { text } = at;
      const sign = /^[\s>]*(`{3,}|~{3,})/.exec(text)?.[1];
      if (fence !== undefined) {
        const isEnd = sign?.startsWith(fence) === true && /^[\s>]*[`~]+\s*$/.test(text);
        if (!isReplaced) out.push(at);
        if (isEnd) fence = undefined;
        continue;
      }
      if (sign !== undefined) {
        const written = parseCodeFence(text);
        fence = sign;
        isReplaced = written !== undefined;
        out.push(...(written === undefined ? [at] : code(written, at, written)));
        continue;
      }
      const snippet = parseSnippet(text);
      if (snippet !== undefined) {
        out.push(...code(snippet, at, { indent: snippet.indent, sign: '```' }));
        continue;
      }
      const taken = beginsStatement(text) ? takePartImports(texts, index) : undefined;
      if (taken !== undefined) {
        for (const { name, path } of taken.parts) imports.set(name, path);
        for (const [offset, rest] of taken.rest.entries()) {
          texts[index + offset] = rest;
          lines[index + offset] = { ...at, ...lines[index + offset], text: rest };
        }
        // What else is in these lines is read now.
        index -= 1;
        continue;
      }
      if (files.length > 1 && beginsStatement(text)) {
        const statement = lines.slice(index, statementEnd(texts, index)).map((line) => ({ ...line, text: rebased(line.text, line.file) }));
        hoisted.push(statement);
        index += statement.length - 1;
        continue;
      }
      const included = parseIncludeComment(text);
      if (included !== undefined) {
        out.push(...around(part({ include: included.include, at, files }), { at, before: included.before, after: included.after }));
        continue;
      }
      const used = usedPart({ lines, index, imports });
      if (used !== undefined && isInExpression(used.before)) {
        problems.push(unreadInclude({ path: used.path, reason: 'expression', include: {} }, placeIn(at)));
        out.push({ ...at, text: `${used.before}null${used.after}` });
        index = used.last;
        continue;
      }
      if (used !== undefined) {
        const shown = part({ include: { path: used.path }, at, files, props: used.props });
        out.push(
          ...around(
            ['', ...shown, ''].map((line) => (typeof line === 'string' ? { ...at, text: line } : line)),
            { at, ...used },
          ),
        );
        index = used.last;
        continue;
      }
      out.push(at);
    }
    return out;
  }

  /** An import of a part, as seen from the document. */
  function rebased(text: string, file: string): string {
    return text.replace(/(\sfrom\s+|^import\s+)(['"])(\.{1,2}\/[^'"]+)\2/, (_, before: string, quote: string, path: string) => {
      const moved = posix.relative(posix.dirname(source), posix.join(posix.dirname(file), path));
      return `${before}${quote}${moved.startsWith('.') ? moved : `./${moved}`}${quote}`;
    });
  }

  const lines = linesOfText(text, source);
  const head = text.slice(0, frontMatterEnd).split('\n').length - 1;
  const expanded = expand(lines.slice(head), [source]);
  return { value: [...lines.slice(0, head), ...expanded, ...hoistedStatements(expanded, hoisted)], problems };
}

/** Whether braces are open at the end of a text: Markdown has no place in an expression. */
function isInExpression(before: string): boolean {
  return before.split('{').length > before.split('}').length;
}

function placeIn({ file, line }: TextLine) {
  return { file, line, column: 1 };
}

interface Surroundings {
  readonly at: TextLine;
  readonly before: string;
  readonly after: string;
}

/** Lines between what their first line follows and what follows their last. Those below a mark of a list belong to its item. */
function around(lines: readonly TextLine[], { at, before, after }: Surroundings): readonly TextLine[] {
  const indent = ' '.repeat(before.trim() === '' || /^\s*(?:[-*+]|\d+[.)])\s+$/.test(before) ? before.length : 0);
  const [first, ...rest] = lines;
  const texts = [
    { ...(first ?? at), text: before + (first?.text ?? '') },
    ...rest.map((line) => ({ ...line, text: line.text === '' ? '' : indent + line.text })),
  ];
  return after.trim() === '' ? texts : [...texts, { ...at, text: indent + after.trim() }];
}
