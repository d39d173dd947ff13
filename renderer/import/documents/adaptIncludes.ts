import { posix } from 'node:path';
import type { Edit } from '../../model/textEdits.ts';

interface AdaptIncludesRequest {
  /** Text without blocks of code, but with comments. */
  readonly bare: string;
  /** Text with everything: some tools include within blocks of code. */
  readonly text: string;
  /** What to write for the path of a file that the document includes; undefined for a file that is missing. `~/` is the folder of the site. */
  readonly resolve: (path: string) => string | undefined;
  /** Whether `file="…"` shows a file in place of the block's own code. In an empty block, it does for every tool. */
  readonly hasFenceFiles: boolean;
}

/** `<<< @/a.ts` and `<!-- @include: @/a.md -->` of VitePress. */
const forms = [/^[ \t]*<<<[ \t]*(\S[^#{[\n]*?)(?=[ \t]*(?:[#{[][^\n]*)?$)/dgm, /<!--\s*@include:\s*([^#{}\s]+?)(?=\s|[#{]|-->)/dg];
/** `<include cwd lang="ts" meta='title="a.ts"'>a.ts</include>` of Fumadocs, alone in its lines. */
const element = /^([ \t]*)<include\b((?:[^<>"'\n]|"[^"\n]*"|'[^'\n]*')*)>\s*([^<>\n]+?)\s*<\/include>[ \t]*$/gm;
/** `file="./a.ts"` after the signs of a block of code, as in Rspress, and whether the block ends at once. */
const fenceFile =
  /^[ \t]*(?:`{3,}|~{3,})[^\n]*?\s(?<option>file=(?:"(?<double>[^"\n]+)"|'(?<single>[^'\n]+)'|(?<plain>[^\s"']+)))[^\n]*(?<end>\n[ \t]*(?:`{3,}|~{3,})[ \t]*$)?/dgm;
/** `{{#include a.md}}` of mdBook, alone in its line or in its block of code, with lines or an anchor. */
const moustache =
  /^([ \t]*)(?:(`{3,})([^`\n]*)\n[ \t]*)?\{\{#(?:(?:rustdoc_)?include|playground)[ \t]+([^\s:{}]+)(?::(\d*)(?::(\d*))?|:([A-Za-z_][\w-]*))?(?:[ \t][\w, \t]*)?\}\}[ \t]*(?:\n[ \t]*\2[ \t]*)?$/gm;

/** Includes of files, as gqldocs writes them and with the place that the file has at the new site. */
export function adaptIncludes({ bare, text, resolve, hasFenceFiles }: AdaptIncludesRequest): readonly Edit[] {
  const paths = forms.flatMap((form) =>
    [...bare.matchAll(form)].flatMap((match): readonly Edit[] => {
      const [start = 0, end = 0] = match.indices?.[1] ?? [];
      const next = resolve(match[1] ?? '');
      return next === undefined || next === match[1] ? [] : [{ start, end, text: next }];
    }),
  );
  const elements = [...bare.matchAll(element)].flatMap((match): readonly Edit[] => {
    const [whole, indent = '', attributes = '', written = ''] = match;
    const [, path = '', region] = /^(.*?)(?:#([\w-]+))?$/.exec(written) ?? [];
    const [, , meta = ''] = /\bmeta=(["'])(.*?)\1/.exec(attributes) ?? [];
    const own = attributes.replace(meta, '');
    const next = resolve(/\bcwd\b/.test(own) ? `~/${path}` : path);
    const lang = /\blang=["']?([\w-]+)/.exec(own)?.[1];
    return next === undefined
      ? []
      : [{ start: match.index, end: match.index + whole.length, text: indent + included(next, { lang, region, meta }) }];
  });
  const moustaches = [...text.matchAll(moustache)].flatMap((match): readonly Edit[] => {
    const [whole, indent = '', fence, info = '', path = '', from, to, region] = match;
    const isShown = fence === undefined && bare.slice(match.index, match.index + whole.length).trim() === '';
    const next = isShown ? undefined : resolve(path);
    if (next === undefined) return [];
    const lines = from === undefined ? undefined : `${from || '1'}-${to ?? (from || '')}`;
    const lang = fence === undefined ? undefined : (/^[\w+-]+/.exec(info)?.[0] ?? 'text');
    return [{ start: match.index, end: match.index + whole.trimEnd().length, text: indent + included(next, { lang, lines, region }) }];
  });
  const fences = [...text.matchAll(fenceFile)].flatMap((match): readonly Edit[] => {
    const { option = '', double, single, plain, end: isEmpty } = match.groups ?? {};
    const path = double ?? single ?? plain ?? '';
    const [start = 0, end = 0] = match.indices?.groups?.option ?? [];
    const isShown = hasFenceFiles || isEmpty !== undefined;
    if (!isShown) return [{ start, end, text: /\stitle=/.test(match[0]) ? '' : attribute('title', path) }];
    const next = resolve(path.replace(/^<root>\//, '~/'));
    return next === undefined || next === path ? [] : [{ start, end, text: option.replace(path, () => next) }];
  });
  return [...paths, ...elements, ...moustaches, ...fences];
}

/** Fences have no escapes: a path in the quotes that it does not contain. */
function attribute(name: string, path: string): string {
  return path.includes('"') ? `${name}='${path}'` : `${name}="${path}"`;
}

interface Selected {
  readonly lang?: string | undefined;
  readonly region?: string | undefined;
  readonly lines?: string | undefined;
  /** More words of the fence. */
  readonly meta?: string | undefined;
}

function included(path: string, { lang, region, lines, meta = '' }: Selected): string {
  if (lang === undefined && /\.mdx?$/.test(path)) return `<!--@include: ${path}${region === undefined ? '' : `#${region}`}-->`;
  const part = region !== undefined ? ` region="${region}"` : lines === undefined ? '' : ` lines="${lines}"`;
  return `\`\`\`${lang ?? posix.extname(path).slice(1)} ${attribute('file', path)}${part}${meta && ` ${meta}`}\n\`\`\``;
}
