import type { TextLine } from './textLines.ts';

/** Names that the module of a document declares, each with its meaning. */
export type DeclaredNames = Map<string, string>;

/** Records what a document declares itself, before it gets the statements of its parts. */
export function declareNames(text: string, names: DeclaredNames): void {
  for (const statement of statementsIn(withoutCode(text))) {
    const written = text.slice(statement.start, statement.end);
    for (const [name, meaning] of declarationsOf(written)) names.set(name, meaning);
  }
}

interface SeparateRequest {
  readonly names: DeclaredNames;
  /** An import as seen from the document. */
  readonly rebase: (statement: string) => string;
}

/** The lines of a part, with other names for what it declares under a name that has another meaning in the document or another part. */
export function separateNames(lines: readonly TextLine[], { names, rebase }: SeparateRequest): readonly TextLine[] {
  const text = lines.map((line) => line.text).join('\n');
  const code = withoutCode(text);
  const statements = statementsIn(code);
  const renamed = new Map<string, string>();
  for (const { start, end } of statements) {
    for (const [name, meaning] of declarationsOf(rebase(text.slice(start, end)))) {
      let next = name;
      for (let number = 2; names.has(next) && names.get(next) !== meaning; number += 1) next = `${name}${number}`;
      names.set(next, meaning);
      if (next !== name) renamed.set(name, next);
    }
  }
  if (renamed.size === 0) return lines;
  let done = '';
  let from = 0;
  let depth = 0;
  const search = new RegExp(words);
  for (let found = search.exec(code); found !== null; found = search.exec(code)) {
    const { 0: word, index } = found;
    const statement = statements.find(({ start, end }) => index >= start && index < end);
    // An apostrophe of the text begins no string.
    if (/^["']/.test(word) && statement === undefined && depth === 0) search.lastIndex = index + 1;
    if (statement === undefined) depth = Math.max(0, depth + (word === '{' ? 1 : word === '}' ? -1 : 0));
    const next = renamed.get(word);
    const isCode = statement !== undefined || depth > 0 || /<\/?$/.test(code.slice(Math.max(0, index - 2), index));
    if (next === undefined || !isCode || isKey(code.slice(Math.max(0, index - 20), index), code.slice(index + word.length))) continue;
    const before = statement === undefined ? '' : code.slice(statement.start, index);
    const isImported = before.startsWith('import') && before.includes('{') && !/\bas\s+$/.test(before);
    // The name that a module exports stays.
    const isOther = isImported && /^\s+as\b/.test(code.slice(index + word.length));
    done += text.slice(from, index) + (isOther ? word : isImported ? `${word} as ${next}` : next);
    from = index + word.length;
  }
  return (done + text.slice(from)).split('\n').map((line, index) => ({ ...(lines[index] as TextLine), text: line }));
}

/** Whether a name between two texts is a key, `{ size: 1 }`, or an attribute, `<b size={1}>`. */
function isKey(before: string, after: string): boolean {
  return (/[{,]\s*$/.test(before) && /^\s*:/.test(after)) || (/^=["'{]/.test(after) && !/\b(?:const|let|var)\s+$/.test(before));
}

/** Names, braces, and texts in quotes, whose words are no names. */
const words = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<![\w$.])[A-Za-z_$][\w$]*|[{}]/g;

function withoutCode(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))|$)/gm, blank)
    .replace(/`[^`\n]+`/g, blank);
}

/** Statements up to an empty line or the next one. */
function statementsIn(code: string): readonly { readonly start: number; readonly end: number }[] {
  return [...code.matchAll(/^(?:import|export)[ {*](?:(?!\n[ \t]*(?:\n|$)|\n(?:import|export)\s)[\s\S])*/gm)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

/** What a statement declares: each name with the export that it means, or with the statement itself. */
function declarationsOf(statement: string): readonly (readonly [name: string, meaning: string])[] {
  const [, exported] = /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/.exec(statement) ?? [];
  if (exported !== undefined) return [[exported, statement]];
  const [, clause = '', , module = ''] = /^import\s+(?!['"])([^'"]*?)\s*from\s*(['"])([^'"]+)\2/.exec(statement) ?? [];
  const named = /\{([^{}]*)\}/.exec(clause)?.[1] ?? '';
  const others = clause.replace(/\{[^{}]*\}/, '').split(',');
  return [
    ...others
      .map((one) => /^\s*(\*\s*as\s+)?([\w$]+)\s*$/.exec(one))
      .map((one) => [one?.[2] ?? '', one?.[1] === undefined ? 'default' : '*'] as const),
    ...named
      .split(',')
      .map((one) => /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(one))
      .map((one) => [one?.[2] ?? one?.[1] ?? '', one?.[1] ?? ''] as const),
  ].flatMap(([name, imported]) => (name === '' ? [] : [[name, `${module}\n${imported}`] as const]));
}
