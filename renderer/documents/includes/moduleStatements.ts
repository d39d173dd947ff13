import { type Node, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { ImportDeclaration, ModuleDeclaration, Pattern, Program, Statement } from 'estree-jsx';
import { withoutCode } from '../../model/codeBlocks.ts';

const parser = Parser.extend(jsx());
const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;

const start =
  /^(?:import\s*(?:type\s+)?(?:["'{*]|[\w$]+\s*(?:,\s*(?:[{*]|$)|\sfrom\s*(?:["']|$)))|export\s*(?:[{*]|(?:async|class|const|default|function|let|var)\s|(?:enum|interface|type)\s+[\w$]+\s*[=<{]))/;

/** Whether a line begins an import or export. A sentence may begin with these words, too. */
export function beginsStatement(line: string): boolean {
  return start.test(line);
}

/** More empty lines than a person writes into a statement. What is before each is parsed again. */
const mostGaps = 20;

/** Index after the last line of the statement that begins in a line: it ends at an empty line, unless that is inside of it, or at the next one. */
export function statementEnd(lines: readonly string[], index: number): number {
  const ends: number[] = [];
  for (let end = index + 1; end <= lines.length && ends.length < mostGaps; end += 1) {
    const next = lines[end];
    if (next !== undefined && next.trim() !== '' && !beginsStatement(next)) continue;
    if (lines[end - 1]?.trim() !== '') ends.push(end);
    if (next !== undefined && beginsStatement(next)) break;
  }
  return ends.find((end) => parseStatement(lines.slice(index, end).join('\n')) !== undefined) ?? ends[0] ?? index + 1;
}

export interface WrittenStatement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Imports and exports of a document or a part, without those that blocks of code show.
 *
 * @param bare the text without what has no statements
 */
export function statementsIn(text: string, bare = withoutCode(text)): readonly WrittenStatement[] {
  const lines = text.split('\n');
  const found: WrittenStatement[] = [];
  let at = 0;
  let from = 0;
  for (const [index, line] of bare.split('\n').entries()) {
    if (index >= from && beginsStatement(line)) {
      from = statementEnd(lines, index);
      const written = lines.slice(index, from).join('\n');
      for (const one of separateStatements(written)) found.push({ ...one, start: at + one.start, end: at + one.end });
    }
    at += (lines[index]?.length ?? 0) + 1;
  }
  return found;
}

/** The statements of a text, of which several may be in one line. */
export function separateStatements(written: string): readonly WrittenStatement[] {
  const body = attempt(() => parser.parse(written, options))?.body ?? [];
  if (body.length < 2) return [{ start: 0, end: written.length, text: written }];
  return body.map(({ start: begin, end }) => ({ start: begin, end, text: written.slice(begin, end) }));
}

/** Undefined for what is not JavaScript. Its positions count from the beginning of the text. */
export function parseStatement(text: string): Statement | ModuleDeclaration | undefined {
  return (attempt(() => parser.parse(text, options)) as Program | undefined)?.body[0] as Statement | ModuleDeclaration | undefined;
}

/** More than a person writes into braces. The parser would count the lines before each. */
const longestExpression = 10_000;

/** Characters that the parser reads for nothing. Comments in braces take few, and a text with more mistakes is not MDX. */
const mostWasted = 10 * longestExpression;

/** Reads the expression of a text that begins at a position, from where its own positions count. Undefined where none does. */
export function expressionParser(text: string): (at: number) => Node | undefined {
  let wasted = 0;
  return (at) => {
    if (wasted > mostWasted) return undefined;
    try {
      return parser.parseExpressionAt(text.slice(at, at + longestExpression), 0, options);
    } catch (error) {
      wasted += error instanceof SyntaxError && 'raisedAt' in error ? Number(error.raisedAt) : longestExpression;
      return undefined;
    }
  };
}

/** Documents are written by hand: the parser throws at what is wrong, and at what is nested too deeply. */
function attempt<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** A name that a module declares by an import. */
export interface ImportedName {
  readonly module: string;
  /** `default`, `*`, or the name that the module exports. */
  readonly name: string;
  readonly local: string;
}

/** The names that an import statement declares. Undefined for any other statement. */
export function importedNames(text: string): readonly ImportedName[] | undefined {
  const statement = parseStatement(text);
  if (statement?.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return undefined;
  const module = String(statement.source.value);
  return statement.specifiers.map((one) => ({ module, name: exportedName(one), local: one.local.name }));
}

/** What an import has after `from`: the module, and attributes. */
export function importSource(text: string): string {
  const statement = parseStatement(text);
  if (statement?.type !== 'ImportDeclaration') return '';
  const { start: begin }: Partial<Pick<Node, 'start' | 'type'>> = statement.source;
  return text.slice(begin);
}

function exportedName(one: ImportDeclaration['specifiers'][number]): string {
  if (one.type === 'ImportDefaultSpecifier') return 'default';
  if (one.type === 'ImportNamespaceSpecifier') return '*';
  return one.imported.type === 'Identifier' ? one.imported.name : JSON.stringify(one.imported.value);
}

const declared = /^export\s+(?:async\s+)?(?:class|const|function|let|var)\b\s*\*?\s*([A-Za-z_$][\w$]*)/;

/** What an exported declaration declares. Of what does not parse, the first name counts. */
export function exportedNames(text: string): readonly string[] {
  const statement = parseStatement(text);
  if (statement === undefined) return declared.exec(text)?.slice(1) ?? [];
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declaration === undefined || declaration === null) return [];
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => patternNames(id))
    : [declaration.id.name];
}

function patternNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => patternNames(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : patternNames(one)));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}
