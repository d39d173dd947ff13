import { posix } from 'node:path';
import type { Edit } from '../../model/textEdits.ts';
import { bracedParts } from './programs.ts';

interface AdaptRawImportsRequest {
  /** Text without code. */
  readonly bare: string;
  /** What to write for the path of a file; undefined for one that is missing. */
  readonly resolve: (path: string) => string | undefined;
}

const statement = /^import\s+([\w$]+)\s+from\s*(['"])(?:!{0,2}raw-loader!([^'"\n]+)|([^'"\n]+)\?raw)\2[ \t]*;?[ \t]*(?:\n|$)/gm;
const attributes = `((?:[^<>{}"']|"[^"]*"|'[^']*'|\\{[^{}]*\\})*?)`;

/** `import a from './a.js?raw'` with `<Code code={a} lang="js" />` or `<CodeBlock>{a}</CodeBlock>` becomes a block of code with that file. */
export function adaptRawImports({ bare, resolve }: AdaptRawImportsRequest): readonly Edit[] {
  const exported = [...bare.matchAll(/^export\s.*$/gm)].map(([line]) => line);
  const code = [...exported, ...bracedParts(bare).map(({ start, end }) => bare.slice(start, end))]
    .map((part) => part.replace(/"[^"\n]*"|'[^'\n]*'/g, ''))
    .join('\n');
  return [...bare.matchAll(statement)].flatMap(({ 0: whole, 1: name = '', 3: loaded, 4: raw, index }): readonly Edit[] => {
    const word = name.replaceAll('$', '\\$');
    const element = new RegExp(
      `^([ \\t]*)<(Code|CodeBlock)\\b${attributes}[ \\t]*(?:/>|>\\s*(?:\\{\\s*(${word})\\s*\\}\\s*)?</\\2>)[ \\t]*$`,
      'gm',
    );
    const isCode = new RegExp(`\\scode=\\{\\s*${word}\\s*\\}`);
    const uses = [...bare.matchAll(element)].filter(([, , , written = '', child]) => child !== undefined || isCode.test(written));
    const named = code.match(new RegExp(`(?<![\\w$.])${word}(?![\\w$])`, 'g'))?.length ?? 0;
    // A name that anything else uses keeps its import.
    if (uses.length === 0 || named !== uses.length) return [];
    const path = resolve((loaded ?? raw ?? '').replace(/^(?=\w)/, './'));
    if (path === undefined) return [];
    const blocks = uses.map((use): Edit => {
      const [whole, indent = '', , written = ''] = use;
      const attribute = (pattern: RegExp): string | undefined => pattern.exec(written)?.[2];
      const lang = attribute(/\s(lang|language)=["']([\w+-]+)["']/) ?? attribute(/\s(className)=["']language-([\w+-]+)["']/);
      const title = attribute(/\s(title|filename)=["']([^"'\n]+)["']/);
      const info = `${lang ?? (posix.extname(path).slice(1) || 'text')} file="${path}"${title === undefined ? '' : ` title="${title}"`}`;
      return { start: use.index, end: use.index + whole.length, text: `${indent}\`\`\`${info}\n${indent}\`\`\`` };
    });
    return [{ start: index, end: index + whole.length, text: '' }, ...blocks];
  });
}
