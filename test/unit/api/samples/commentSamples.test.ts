import ts from 'typescript';
import { expect, it } from 'vitest';
import { commentSamples } from '../../../../renderer/api/samples/commentSamples.ts';
import type { Sample } from '../../../../renderer/model/sample.ts';

const files: Readonly<Record<string, string>> = {
  '/package/index.d.ts': `/**
 * Parses.
 *
 * \`\`\`graphql
 * type Query {
 *   a: Int
 * }
 * \`\`\`
 */
export declare function parse(): void;
// \`\`\`ts not a comment of a declaration \`\`\``,
  '/package/inner/more.d.ts': '/** @example\n ```\n  one();\n ```\n*/\nexport declare const one: () => void;',
  '/package/defaults.d.ts': `/**
 * @default - none
 *
 * @defaultValue [
 *   1,
 * ]
 * @see two
 */
export declare const two: () => void;
/** @default \`three()\` */
export declare const three: () => void;
/** @default {@link two} */
export declare const four: () => void;
/** @default 5 */
export declare const five: () => void;`,
  '/package/examples.d.ts': `/**
 * Adds, as here:
 *
 *     add(1, {
 *       by: 2,
 *
 *     });
 *
 * @example
 *   six();
 *
 *     seven();
 * @example <caption>Eight</caption>
 * eight();
 * @example See {@link two}.
 */
export declare const six: () => void;`,
  '/package/node_modules/other/index.d.ts': '/** ```ts\n * two();\n * ```\n */\nexport {};',
};

function samplesOf(files: Readonly<Record<string, string>>): readonly Sample[] {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name, options) => (files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], options)),
    getCurrentDirectory: () => '/package',
  };
  const program = ts.createProgram({ rootNames: Object.keys(files), options: { noLib: true, types: [] }, host });
  return commentSamples(program, '/package');
}

it('finds the code in the comments of a package, defaults among it, and of nobody else', () => {
  expect(samplesOf(files)).toEqual([
    { code: 'type Query {\n  a: Int\n}', language: 'graphql' },
    { code: ' one();', language: 'ts' },
    { code: '- none', language: 'ts' },
    { code: '[\n  1,\n]', language: 'ts' },
    { code: '5', language: 'ts' },
    { code: 'six();\n\n    seven();', language: 'ts' },
    { code: 'eight();', language: 'ts' },
    { code: 'add(1, {\n  by: 2,\n\n});', language: 'ts' },
  ]);
});

it('finds its way through comments without an end', () => {
  const text = `/** \`\`\`ts\n * one();\n * \`\`\` */\n${'/** '.repeat(300_000)}`;
  expect(samplesOf({ '/package/index.ts': text })).toEqual([{ code: 'one();', language: 'ts' }]);
});
