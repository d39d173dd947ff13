import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** A word that the rules of writing ban, with the line that has it. */
export interface BannedWord {
  readonly file: string;
  readonly kind: 'comment' | 'text' | 'title';
  readonly word: string;
  readonly line: string;
}

/**
 * Words and phrases that made texts hard to read. Use instead: fix, again, link to, is in, says, after, next to, "there is no …" or "cannot",
 * "different from", alternate, subtypes, or name the actor.
 */
export const banned =
  /\b(?:mend(?:s|ed|ing)?|anew|leads? (?:to|nowhere|into|there|out)|leading to|led to|stands?|stood|told|behind|beside|besides|is no(?= (?!longer)[a-z])|otherwise than|nobody|somebody|whoever|heirs?|twins?|what there is|everything there is)\b/gi;

/** Former names of what users read about. Code still has them, and a changelog the words of its time. Use instead: proof, Markdown version. */
const formerTerms = /--witness\b|\bwitnesses\b|\bMarkdown alternates?\b/gi;

/** Lines that use such a word in its usual meaning. */
export const exceptions: readonly RegExp[] = [
  // "There is no page at /x." names the missing thing and is the shortest form.
  /there is no\b/i,
  // A former name of an option still works.
  /^--witness <folder>$/,
];

/** Installed and built files, hidden ones, and the data of tests. */
const notOurs = /node_modules|^(?:docs|examples\/.*)\/build\/|\/\.|^test\/fixtures\//;

/** Functions whose first argument is the title of a test. */
const testFunctions: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** Finds banned words in the texts, comments and test titles of files, and of all files in folders. Paths are relative to `root`. */
export function findBannedWords(root: string, paths: readonly string[]): readonly BannedWord[] {
  return paths
    .flatMap((path) => {
      if (extname(path) !== '') return [path];
      return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
    })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|mjs|js|md|css)$|^test\/corpora\/.*\.txt$/.test(file) && !notOurs.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      // Parsing is slow, so only files that may have such a word are parsed.
      if (text.search(banned) === -1 && text.search(formerTerms) === -1) return [];
      return partsOf(text, extname(file)).flatMap(({ kind, part }) => wordsOf({ file, kind, part }));
    });
}

interface Part {
  readonly kind: BannedWord['kind'];
  readonly part: string;
}

function wordsOf({ file, kind, part }: Part & { readonly file: string }): readonly BannedWord[] {
  return part.split('\n').flatMap((line) => {
    if (exceptions.some((exception) => exception.test(line))) return [];
    const terms = kind === 'text' && file !== 'CHANGELOG.md' ? line.matchAll(formerTerms) : [];
    return [...line.matchAll(banned), ...terms].map(([word]) => ({ file, kind, word, line: line.trim() }));
  });
}

function partsOf(text: string, extension: string): readonly Part[] {
  if (extension === '.md') return [{ kind: 'text', part: text.replace(/```[\s\S]*?```/g, '') }];
  if (extension === '.txt') return [...text.matchAll(/^=== (.*)$/gm)].map(([, part = '']) => ({ kind: 'title', part }));
  if (extension === '.css') return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([part]) => ({ kind: 'comment', part }));
  const parts: Part[] = [];
  const kind = extension === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(`a${extension}`, text, ts.ScriptTarget.Latest, true, kind);
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    // In JSX, text may look like a comment.
    const comments = ts.isJsxText(node)
      ? []
      : [ts.getLeadingCommentRanges(text, node.getFullStart()), ts.getTrailingCommentRanges(text, node.end)];
    for (const { pos, end } of comments.flatMap((found) => found ?? [])) {
      if (!seen.has(pos)) parts.push({ kind: 'comment', part: text.slice(pos, end) });
      seen.add(pos);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) {
      // A single word is a key or a name, not a sentence, unless it is a title.
      const isTitle = isTestTitle(node);
      if (isTitle || /\S\s+\S/.test(node.text)) parts.push({ kind: isTitle ? 'title' : 'text', part: node.text });
    }
    // Tokens, too: a comment may be attached to a closing brace.
    if (!ts.isJSDoc(node)) node.getChildren(source).forEach(visit);
  };
  visit(source);
  return parts;
}

/** Whether a string, or a part of a template, is the first argument of `describe`, `it` or `test`, also after `.each(…)` and the like. */
function isTestTitle(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)) return isTestTitle(parent);
  return ts.isCallExpression(parent) && parent.arguments[0] === node && testFunctions.has(calledName(parent.expression));
}

/** `it` for `it`, `it.only` and `it.skipIf(condition).each(rows)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return calledName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calledName(callee.tag) : '';
}
