import { frontMatterEnd } from '../../model/frontMatterBlock.ts';
import { type Edit, withoutParts } from '../../model/textEdits.ts';
import { mostPrograms, statementEnd } from '../values/statementEnd.ts';

interface ProgramsRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Code that the former tool waited for. */
interface Waiting {
  /** Name of a constant or an attribute; empty for an expression in the text. */
  readonly name: string;
  /** Where it is in the text. */
  readonly position: number;
}

interface AdaptedPrograms {
  readonly edits: readonly Edit[];
  readonly waiting: readonly Waiting[];
  /** Where layouts were that give other components to the text. */
  readonly layouts: readonly number[];
}

const waitingConstant = /^((?:export\s+)?const\s+([A-Za-z_$][\w$]*)\s*=\s*)(?=[^\n;]*\bawait\s)/gm;

/**
 * Components that wait for data (`export async function`) run at a server of the former tool: they are taken out. Constants that wait for data
 * become empty texts; attributes and expressions that do are taken out. `metadata`, `frontMatter` and `toc`, which the tools give to each document,
 * become constants of the documents that use them. Parameters of the address are optional. Layouts that change the components of the text would
 * take those of gqldocs from it: they are taken out.
 */
export function adaptPrograms({ text, bare, frontMatter }: ProgramsRequest): AdaptedPrograms {
  const edits: Edit[] = programsIn({ text, bare, pattern: /^export\s+async\s+function\s+[A-Z]/gm }).map((part) => ({ ...part, text: '' }));
  const waiting: Waiting[] = [];
  const layouts = programsIn({ text, bare, pattern: /^export\s+default\s/gm }).filter(({ start, end }) =>
    /\bcloneElement\(/.test(text.slice(start, end)),
  );
  edits.push(...layouts.map((part) => ({ ...part, text: '' })));
  for (const match of [...bare.matchAll(waitingConstant)].slice(0, mostPrograms)) {
    const [whole, , name = ''] = match;
    edits.push({ start: match.index + whole.length, end: statementEnd(text, match.index), text: "'';" });
    waiting.push({ name, position: match.index });
  }
  const written = withoutParts(bare, [...edits, ...programsIn({ text, bare, pattern: /^(?:im|ex)port\s/gm })]);
  for (const { name, start, end } of waitingExpressions(written)) {
    edits.push({ start, end, text: '' });
    waiting.push({ name, position: start });
  }
  const used = withoutParts(bare, edits);
  edits.push(...optionalParams(used));
  const lists = used.replace(/<(?:TOCInline|InlineTOC)\b[^<>]*>/g, '');
  for (const [name, value, isUsed] of [
    ...['metadata', 'frontMatter', 'frontmatter'].map((one) => [one, frontMatter, isTaken(used, one, '[.[]')] as const),
    // Pages have a table of contents of their own.
    ['toc', [], isTaken(lists, 'toc', '[.[})]')] as const,
  ]) {
    if (!isUsed || new RegExp(`\\b(?:const|let|function)\\s+${name}\\b|^import\\s[^\\n]*\\b${name}\\b`, 'm').test(used)) continue;
    const start = frontMatterEnd(text);
    edits.push({ start, end: start, text: `export const ${name} = ${JSON.stringify(value)};\n\n` });
  }
  return { edits, waiting, layouts: layouts.map(({ start }) => start) };
}

/** Next.js gives pages the parameters of their address: `props.params.lang` is `props.params?.lang` where nothing gives them. */
function optionalParams(used: string): readonly Edit[] {
  return bracedParts(used).flatMap(({ start, end }) =>
    [...used.slice(start, end).matchAll(/\bprops\.(?:params|searchParams)(?=\.\w)/g)].map(({ 0: whole, index }) => {
      const after = start + index + whole.length;
      return { start: after, end: after, text: '?' };
    }),
  );
}

/** Whether code uses a name and one of some signs after it, or spreads it. */
function isTaken(text: string, name: string, after: string): boolean {
  return (
    new RegExp(`[{(,\\s]${name}${after}|\\.{3}${name}\\b`).test(text) &&
    bracedParts(text).some(({ start, end }) => new RegExp(`\\b${name}\\b`).test(text.slice(start, end)))
  );
}

/** Expressions in braces with `await`, each with its attribute if it has one. */
function waitingExpressions(written: string): readonly { readonly name: string; readonly start: number; readonly end: number }[] {
  if (!/\bawait\s/.test(written)) return [];
  return bracedParts(written)
    .filter(({ start, end }) => /\bawait\s/.test(written.slice(start, end).replace(quoted, '')))
    .map(({ start, end }) => {
      const [attribute = '', name = ''] = /([\w-]+)=$/.exec(written.slice(Math.max(0, start - 100), start)) ?? [];
      return { name, start: start - attribute.length, end };
    });
}

/** Templates count as code: they may have expressions. */
const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

const brace = /(?<!\\)[{}]/g;
const braceOrText = new RegExp(`${quoted.source}|${brace.source}`, 'g');

/** The outermost parts in braces. Braces of quoted texts in them do not count. */
export function bracedParts(text: string): readonly Pick<Edit, 'start' | 'end'>[] {
  const parts: Pick<Edit, 'start' | 'end'>[] = [];
  let depth = 0;
  let start = 0;
  let from = 0;
  for (;;) {
    const next = depth === 0 ? brace : braceOrText;
    next.lastIndex = from;
    const found = next.exec(text);
    if (found === null) return parts;
    const { 0: sign, index } = found;
    from = next.lastIndex;
    if (sign.length > 1) continue;
    if (sign === '{' && depth === 0) start = index;
    depth = Math.max(0, depth + (sign === '{' ? 1 : -1));
    if (sign === '}' && depth === 0 && text[start] === '{') parts.push({ start, end: index + 1 });
  }
}

/** Statements that begin where a pattern matches, without those within another one. */
function programsIn({
  text,
  bare,
  pattern,
}: Pick<ProgramsRequest, 'text' | 'bare'> & { readonly pattern: RegExp }): readonly Pick<Edit, 'start' | 'end'>[] {
  const parts: Pick<Edit, 'start' | 'end'>[] = [];
  for (const { index } of bare.matchAll(pattern)) {
    if (index < (parts.at(-1)?.end ?? 0)) continue;
    parts.push({ start: index, end: statementEnd(text, index) });
    if (parts.length === mostPrograms) break;
  }
  return parts;
}

/** The source of all that a document exports. */
export function exportedCode(request: Pick<ProgramsRequest, 'text' | 'bare'>): string {
  return programsIn({ ...request, pattern: /^export\s/gm })
    .map(({ start, end }) => request.text.slice(start, end))
    .join('\n');
}
