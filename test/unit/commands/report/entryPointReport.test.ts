import { expect, it } from 'vitest';
import { entryPointReport, reportMark } from '../../../../renderer/commands/report/entryPointReport.ts';
import { reportFiles } from '../../../../renderer/commands/report/reportFiles.ts';
import { item, parsed } from './parsed.ts';

function reportOf(lines: string, items: Parameters<typeof item>[] = []): string {
  const snapshot = parsed(lines);
  const [module] = snapshot.modules;
  if (module === undefined) throw new Error('There is no entry point.');
  return entryPointReport({ snapshot, module, specifier: 'tool', items: items.map((one) => item(...one)) });
}

it('shows each export with marks, then what is not exported', () => {
  const report = reportOf(
    `
module .
  Options = Options @interface/Options
  open = open @function/open
  default = open
interface Hidden
  size: number
interface Options
  readonly path?: string
  secret: Hidden
    @internal
function open
  (options: Options): void
    @deprecated Use something else.`,
    [['Options', '.path', { isDescribed: false }]],
  );
  expect(report).toBe(`${reportMark}

# API of \`tool\`

## Options

\`\`\`ts
export interface Options {
  // undocumented
  readonly path?: string;
  // @internal
  secret: Hidden;
}
\`\`\`

## open

\`\`\`ts
// @deprecated Use something else.
export function open(options: Options): void;
\`\`\`

## default

\`\`\`ts
export default open;
\`\`\`

## Not exported

### Hidden

\`\`\`ts
interface Hidden {
  size: number;
}
\`\`\`
`);
});

it('qualifies names of namespaces, and shows re-exports of other packages as such', () => {
  const report = reportOf(`
module .
  * = import("other")
  readFile = import("node:fs").readFile
  type User = User
  utils = utils
class User
  load(): utils$User
  #private
namespace utils
  User = utils$User
interface utils$User
  id: string`);
  expect(report).toContain('export * from "other";');
  expect(report).toContain('export { readFile } from "node:fs";');
  expect(report).toContain('class User {\n  load(): utils.User;\n  #private;\n}\nexport type { User };');
  expect(report).toContain('## utils.User\n\n```ts\nexport interface User {\n  id: string;\n}\n```');
});

it('names files by what users import', () => {
  const snapshot = parsed('module .\nmodule ./deep/server\n  size = size\nconst size\n  number');
  const files = reportFiles([{ root: '@scope/tool', snapshot, items: [] }]);
  expect([...files.keys()]).toEqual(['@scope/tool.api.md', '@scope/tool/deep/server.api.md']);
  expect(files.get('@scope/tool.api.md')).toContain('exports nothing');
});

it('renames declarations, but not the members and parameters that have their names', () => {
  const report = reportOf(`
module ./compat
  Parser = Parser
  isText = isText
  parseText = parse
  text = source
class Parser
  parse(source: string): typeof parse
const source
  string
function isText
  (source: unknown): source is typeof source
function parse
  (source: string): Parser`);
  expect(report).toContain('class Parser {\n  parse(source: string): typeof parseText;\n}');
  expect(report).toContain('function isText(source: unknown): source is typeof source;');
  expect(report).toContain('export const text: string;');
});

it('gives no two things one name: exports, globals and type parameters', () => {
  const report = reportOf(`
module .
  Box = Box
  T = Item
  Text = Node
interface Box<T>
  global: Text
  item: Item
  node: Node
  value: T
interface Item
interface Node`);
  expect(report).toContain('Box<T_> {\n  global: globalThis.Text;\n  item: T;\n  node: Text;\n  value: T_;\n}');
});

it('declares nothing under a name that no declaration can have', () => {
  const report = reportOf('module .\n  delete = remove\nfunction remove\n  (): void');
  expect(report).toContain('function remove(): void;\nexport { remove as delete };');
});

it('names what a module that is a namespace has in it by the name of the namespace', () => {
  const report = reportOf(`
module .
  export= = make @function/make
function make
  (options: make$Options): make$in_
namespace make
  Options = make$Options
  in = make$in_
interface make$Options
type make$in_
  string`);
  expect(report).toContain('function make(options: make.Options): make.make$in_;');
  expect(report).toContain('## make.Options\n');
  expect(report).toContain('export = make;');
});
