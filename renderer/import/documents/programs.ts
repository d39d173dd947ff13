import { statementEnd } from '../values/statementEnd.ts';
import { type Edit, withoutParts } from './fences.ts';

interface ProgramsRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Constants of a document whose values the former tool waited for: what is before the value, and the name. */
export function waitingConstants(bare: string): readonly RegExpExecArray[] {
  return [...bare.matchAll(waiting)].slice(0, mostPrograms);
}

const waiting = /^((?:export\s+)?const\s+([A-Za-z_$][\w$]*)\s*=\s*)(?=[^\n;]*\bawait\s)/gm;

/** More than a person writes into a document. The rest of the text is parsed for each. */
const mostPrograms = 50;

/**
 * Components that wait for data (`export async function`) run at a server of the former tool: they are taken out. Constants that wait for data
 * become empty texts. `metadata` and `frontMatter`,
 * which the tools give to each document, become constants of the documents that use them.
 */
export function adaptPrograms({ text, bare, frontMatter }: ProgramsRequest): readonly Edit[] {
  const edits: Edit[] = [];
  for (const match of [...bare.matchAll(/^export\s+async\s+function\s+[A-Z]/gm)].slice(0, mostPrograms)) {
    edits.push({ start: match.index, end: statementEnd(text, match.index), text: '' });
  }
  for (const match of waitingConstants(bare)) {
    const end = statementEnd(text, match.index);
    edits.push({ start: match.index + (match[1] ?? '').length, end, text: "'';" });
  }
  const written = withoutParts(bare, edits);
  for (const name of ['metadata', 'frontMatter']) {
    const isUsed = new RegExp(`[{(,\\s]${name}[.\\[]`).test(written);
    if (!isUsed || new RegExp(`\\b(?:const|let|function)\\s+${name}\\b|^import\\s[^\\n]*\\b${name}\\b`, 'm').test(written)) continue;
    const start = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?\n?/.exec(text)?.[0].length ?? 0;
    edits.push({ start, end: start, text: `export const ${name} = ${JSON.stringify(frontMatter)};\n\n` });
  }
  return edits;
}

/** The source of all that a document exports. */
export function exportedCode({ text, bare }: Pick<ProgramsRequest, 'text' | 'bare'>): string {
  const starts = [...bare.matchAll(/^export\s/gm)].slice(0, mostPrograms);
  return starts.map(({ index }) => text.slice(index, statementEnd(text, index))).join('\n');
}
