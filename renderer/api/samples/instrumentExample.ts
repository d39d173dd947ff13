import ts from 'typescript';
import type { Assertion } from '../../model/example.ts';
import type { Sample } from '../../model/sample.ts';
import { type FoundAssertion, findAssertions, isExpression } from './findAssertions.ts';
import { exampleFile, exampleOptions, type ParseError, parseErrors } from './parseErrors.ts';
import { scopeOf } from './scope.ts';

/** An example as a module that can be run. */
export interface InstrumentedExample {
  /** JavaScript, with a map that leads back to the lines of the example. */
  readonly code: string;
  readonly format: 'module' | 'commonjs';
  /** Whether it says itself where its names come from. */
  readonly imports: boolean;
  /** Global names of Node that the example uses: the module of the example may export the same names. */
  readonly globals: readonly string[];
  /** In the order in which the code has numbers for them. */
  readonly assertions: readonly Assertion[];
  /** Reasons why it cannot run; `code` is then unusable. */
  readonly errors: readonly ParseError[];
}

/**
 * Turns an example into a module that reports, while it runs, which of its assertions hold.
 * Asserted expressions are wrapped into calls of the global `__gqldocs`, which `examples/runChild.ts` defines. Expected values are
 * functions, so that they can use the names of the code around them. Every statement stays on its line. Types are removed last.
 */
export function instrumentExample(sample: Sample): InstrumentedExample {
  const { code, language } = sample;
  const fileName = exampleFile(language);
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const assertions = findAssertions(file);
  const imports = file.statements.some((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
  const requires = !imports && /\brequire\(/.test(code);
  const errors = [...parseErrors(sample), ...assertions.flatMap(valueErrors)];
  const edits = errors.length > 0 ? [] : assertions.flatMap(editsFor);
  const compilerOptions = requires ? { ...exampleOptions, module: ts.ModuleKind.CommonJS } : exampleOptions;
  const { outputText } = ts.transpileModule(applyEdits(code, edits), { fileName, compilerOptions });
  return {
    code: outputText,
    format: requires ? 'commonjs' : 'module',
    imports: imports || requires || /\bimport\(/.test(code),
    globals: globalsIn(file),
    assertions: assertions.map(({ kind, line, subject, expected }) => ({ kind, line, subject, expected })),
    errors,
  };
}

function globalsIn(file: ts.SourceFile): readonly string[] {
  const own = scopeOf(file, undefined)?.names;
  const words = new Set(file.text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));
  return [...words].filter((name) => Object.hasOwn(globalThis, name) && own?.has(name) !== true && !unbindable.has(name)).sort();
}

/** No variable of a module may have these names, or should. */
const unbindable: ReadonlySet<string> = new Set(['eval', 'globalThis', 'undefined', 'NaN', 'Infinity']);

function valueErrors({ kind, expected, line }: FoundAssertion): readonly ParseError[] {
  if (expected === '' || isExpression(expected)) return [];
  return [{ message: kind === 'equals' ? `\`${expected}\` isn't a value.` : `\`${expected}\` isn't a pattern.`, line }];
}

interface Edit {
  readonly at: number;
  readonly text: string;
  /** Whether it closes an earlier insertion: inner ends come before outer ones. */
  readonly closes: boolean;
}

function editsFor({ kind, expected, statement, value }: FoundAssertion, index: number): readonly Edit[] {
  const start = (node: ts.Node, text: string): Edit => ({ at: node.getStart(), text, closes: false });
  const end = (node: ts.Node, text: string): Edit => ({ at: node.getEnd(), text, closes: true });
  if (value === undefined) {
    const caught = expected === '' ? 'undefined' : JSON.stringify(expected);
    const pattern = expected.startsWith('/') ? expected : caught;
    return [
      start(statement, 'try { '),
      end(
        statement,
        `${semicolon(statement)} __gqldocs.returned(${index}); } catch (error) { __gqldocs.threw(${index}, error, ${pattern}); }`,
      ),
    ];
  }
  const call = `, () => (${expected}))`;
  if (ts.isVariableStatement(statement))
    return [end(statement, `${semicolon(statement)} __gqldocs.${kind}(${index}, ${value.getText()}${call};`)];
  return [start(value, `__gqldocs.${kind}(${index}, (`), end(value, `)${call}`)];
}

function semicolon(statement: ts.Node): string {
  return statement.getText().endsWith(';') ? '' : ';';
}

/** Wraps nest as the code does: where several begin or end at one place, the outer one begins first and ends last. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const byPlace = edits.map((edit, order) => ({ ...edit, order }));
  byPlace.sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes) || (a.closes ? b.order - a.order : a.order - b.order));
  let done = 0;
  const parts = byPlace.map(({ at, text }) => {
    const part = code.slice(done, at) + text;
    done = at;
    return part;
  });
  return parts.join('') + code.slice(done);
}
