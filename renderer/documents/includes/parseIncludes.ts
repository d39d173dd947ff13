import { applyEdits } from '../../model/textEdits.ts';
import { separateStatements } from './moduleStatements.ts';
import type { Selection } from './selectLines.ts';

/** A file that a line names, and what it takes of it. */
export interface Include extends Selection {
  /** As written. */
  readonly path: string;
}

export interface IncludedCode extends Include {
  /** What the fence says after its signs. */
  readonly info: string;
}

/** `<!--@include: ./part.md#region{2,5}-->` of VitePress, with what is before and after it. */
export function parseIncludeComment(
  text: string,
): { readonly include: Include; readonly before: string; readonly after: string } | undefined {
  const [whole, before = '', written = ''] = /^([^`]*?)<!--\s*@include:\s*(.*?)\s*-->/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [, path = '', region, lines] = /^(.*?)(?:#([^{}\s]+))?(?:\{([\d,\s]*)\})?$/.exec(written) ?? [];
  // `{2,5}` is a range, and either end can be missing.
  return { include: { path, region, lines: lines?.replace(',', '-').replace(/\s/g, '') }, before, after: text.slice(whole.length) };
}

/** `<<< @/file.ts#region{1,3 ts:line-numbers} [Title]` of VitePress. */
export function parseSnippet(text: string): (IncludedCode & { readonly indent: string }) | undefined {
  const [, indent = '', path, region, options = '', title = ''] =
    /^([ \t]*)<<<[ \t]*(\S[^#{[]*?)(?:#([\w-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(\[.+\])?[ \t]*$/.exec(text) ?? [];
  if (path === undefined) return undefined;
  const [, marked = '', language = ''] = /^\s*([\d,-]+(?:\s|$))?\s*(.*?)\s*$/.exec(options) ?? [];
  const name = language === '' || language.startsWith(':') ? `${languageOf(path)}${language}` : language;
  return { indent, path: path.trim(), region, info: [name, marked === '' ? '' : `{${marked.trim()}}`, title].filter(Boolean).join(' ') };
}

/** A fence with `file="./server.ts"`, and `region="start"` or `lines="2-5"`. */
export function parseCodeFence(text: string): (IncludedCode & { readonly indent: string; readonly sign: string }) | undefined {
  const [, indent, sign, info] = /^([\s>]*)(`{3,}|~{3,})(.*?\bfile=.*)$/.exec(text) ?? [];
  if (indent === undefined || sign === undefined || info === undefined) return undefined;
  const values: Record<string, string> = {};
  const rest = info.replace(/(?<=^|\s)(file|region|lines)=(?:"([^"]*)"|'([^']*)'|(\S+))/g, (_, key: string, ...found: unknown[]) => {
    values[key] = String(found.slice(0, 3).find((value) => value !== undefined));
    return '';
  });
  const { file: path, region, lines } = values;
  if (path === undefined) return undefined;
  const options = rest.trim().replace(/\s+/g, ' ');
  return {
    indent,
    sign,
    path,
    region,
    lines,
    info: /^\S/.test(rest.trimStart()) && /^\s*[\w+#]/.test(info) ? options : `${languageOf(path)} ${options}`.trim(),
  };
}

interface PartImport {
  readonly name: string;
  readonly path: string;
}

/**
 * The imports of parts in a line, which may have several: `import Part from './_part.mdx'`. The last may end in the next line. Undefined if
 * there is none.
 *
 * @returns the parts, and the lines without them
 */
export function takePartImports(
  lines: readonly string[],
  index: number,
): { readonly parts: readonly PartImport[]; readonly rest: readonly string[] } | undefined {
  let last = index;
  while (last < lines.length - 1 && /;\s*import\s*$/.test(lines[last] ?? '')) last += 1;
  const written = lines.slice(index, last + 1).join('\n');
  const found = separateStatements(written).flatMap((statement) => {
    const [, name, path] =
      /^import\s+([A-Z$][\w$]*)\s+from\s+['"]((?:\.{1,2}\/|@site\/|\/)[^'"]+\.mdx?)['"];?\s*$/.exec(statement.text) ?? [];
    return name === undefined || path === undefined ? [] : [{ ...statement, name, path }];
  });
  if (found.length === 0) return undefined;
  const blank = found.map(({ start, end }) => ({ start, end, text: written.slice(start, end).replace(/[^\n]/g, '') }));
  const rest = applyEdits(written, blank).split('\n');
  return { parts: found.map(({ name, path }) => ({ name, path })), rest: rest.map((line) => line.trim()) };
}

const languages: Readonly<Record<string, string>> = {
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
  yml: 'yaml',
  htm: 'html',
  txt: 'text',
  gql: 'graphql',
};

function languageOf(path: string): string {
  const ending = /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? 'text';
  return languages[ending] ?? ending;
}
