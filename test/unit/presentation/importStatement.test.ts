import { describe, expect, it } from 'vitest';
import type { ApiSymbol, SymbolKind } from '../../../renderer/model/api.ts';
import { importStatement, importStatements, moduleOfExamples } from '../../../renderer/presentation/importStatement.ts';
import { makeComment, makeMember, makeSymbol } from '../make.ts';
import { signature, string } from '../templates/signature/text.ts';
import { packageOf } from '../templates/symbols.ts';

const modules = [
  { name: '', symbols: [], references: [], globals: ['shared'] },
  { name: 'server', symbols: [], references: [] },
  { name: 'fs', specifier: 'node:fs', symbols: [], references: [] },
];
const pkg = packageOf({ name: '@scope/pkg', modules });
const cases: readonly (readonly [SymbolKind, string, Partial<ApiSymbol>, string | undefined])[] = [
  ['function', 'parse', {}, "import { parse } from '@scope/pkg'"],
  ['class', 'Server', { module: 'server' }, "import { Server } from '@scope/pkg/server'"],
  ['interface', 'Stats', { module: 'fs' }, "import type { Stats } from 'node:fs'"],
  ['type', 'Options', {}, "import type { Options } from '@scope/pkg'"],
  ['type', 'Part', { qualifiedName: 'ns.Part' }, "import { ns } from '@scope/pkg'"],
  ['function', 'create', { flags: { isDefault: true } }, "import create from '@scope/pkg'"],
  ['interface', 'Create', { flags: { isDefault: true } }, "import type Create from '@scope/pkg'"],
  ['class', 'Whole', { flags: { isExportEquals: true } }, "import Whole = require('@scope/pkg')"],
  ['variable', 'default', { flags: { isExportEquals: true } }, "import pkg = require('@scope/pkg')"],
  ['variable', 'default', { flags: { isDefault: true }, module: 'server' }, "import server from '@scope/pkg/server'"],
  ['function', 'delete', {}, "import { delete as delete_ } from '@scope/pkg'"],
  ['variable', 'shared', {}, undefined],
  ['variable', 'odd name', {}, undefined],
  ['function', 'lost', { module: 'nowhere' }, undefined],
];

it.each(cases)('finds the import statement of the %s %s', (kind, name, more, expected) => {
  expect(importStatement(makeSymbol(kind, name, more), pkg)).toBe(expected);
});

it.each([
  ['date-fns', 'dateFns'],
  ['7zip.js', '_7zip'],
  ['class', '_class'],
])('names the value of %s after the package', (name, expected) => {
  const symbol = makeSymbol('variable', 'default', { flags: { isDefault: true } });
  expect(importStatement(symbol, packageOf({ name, modules }))).toBe(`import ${expected} from '${name}'`);
});

it.each([
  ['@types/three', 'three'],
  ['@types/scope__pkg', '@scope/pkg'],
])('names the package that %s has the types of', (name, expected) => {
  expect(importStatement(makeSymbol('class', 'Mesh'), packageOf({ name, modules }))).toBe(`import { Mesh } from '${expected}'`);
  expect(importStatement(makeSymbol('class', 'Mesh', { module: 'server' }), packageOf({ name, modules }))).toBe(
    `import { Mesh } from '${expected}/server'`,
  );
});

it('is missing if the package has no name', () => {
  expect(importStatement(makeSymbol('class', 'A'), packageOf({ name: '', modules }))).toBeUndefined();
});

it('follows the import by the own name with those by other names', () => {
  const symbol = makeSymbol('variable', 'DialogContent');
  const references = [
    { name: 'Content', target: symbol.id },
    { name: 'default', target: symbol.id },
    { name: 'DialogContent', target: symbol.id },
    { name: 'Other', target: 'pkg/:class/Other' },
  ];
  const statements = importStatements(symbol, { name: 'dialog', modules: [{ name: '', symbols: [symbol.id], references }] });
  expect(statements).toEqual([
    "import { DialogContent } from 'dialog'",
    "import { Content } from 'dialog'",
    "import DialogContent from 'dialog'",
  ]);
});

it('says which names can be imported as types only', () => {
  const symbol = makeSymbol('class', 'Client', { module: 'web' });
  const reference = { name: 'Client', target: symbol.id, isTypeOnly: true as const };
  const entries = [
    { name: '', symbols: [], references: [reference] },
    { name: 'web', symbols: [symbol.id], references: [] },
  ];
  expect(importStatements(symbol, { name: 'kit', modules: entries })).toEqual([
    "import { Client } from 'kit/web'",
    "import type { Client } from 'kit'",
  ]);
  expect(importStatement(makeSymbol('enum', 'Kind', { flags: { isTypeOnly: true } }), packageOf({ name: 'kit' }))).toBe(
    "import type { Kind } from 'kit'",
  );
});

describe('of several entry points', () => {
  const id = makeSymbol('function', 'open').id;
  const references = [
    { name: 'open', target: id },
    { name: 'default', target: id },
  ];
  const example = (code: string) => makeComment('Opens.', { '@example': `\`\`\`ts\n${code}\n\`\`\`` });
  const entries = (home: string) => ({
    name: 'kit',
    modules: [
      { name: home, symbols: [id], references: [] },
      { name: 'web', symbols: [], references },
      { name: 'edge', symbols: [], references },
    ],
  });
  const open = (home: string, parts: Partial<ApiSymbol>) => ({ ...makeSymbol('function', 'open', { module: home, ...parts }), id });
  const chosen = (home: string, parts: Partial<ApiSymbol>) => importStatements(open(home, parts), entries(home))[0];

  it.each([
    ["import { close, open as start } from 'kit/web';", "import { open } from 'kit/web'"],
    ["import kit, {\n  open,\n} from 'kit/web';", "import { open } from 'kit/web'"],
    ["import { open } from 'kit/node';", "import { open } from 'kit/node'"],
    ["import { open } from 'other/web';", "import { open } from 'kit/node'"],
    ["import { reopen } from 'kit/web'; open();", "import { open } from 'kit/node'"],
  ])('the examples decide: %j: %s', (code, expected) => {
    expect(chosen('node', { comment: example(code) })).toBe(expected);
  });

  it('the package itself comes before that of the examples, which is named', () => {
    const comment = example("import { open } from 'kit/web';");
    expect(chosen('', { comment })).toBe("import { open } from 'kit'");
    expect(moduleOfExamples(open('', { comment }), entries(''))?.name).toBe('web');
    expect(moduleOfExamples(open('', { comment: example("import { open } from 'kit';") }), entries(''))?.name).toBe('');
  });

  it("a symbol's own examples decide before those of members, and these if it has none", () => {
    const signatures = [signature([], string, { comment: example("import { open } from 'kit/web';") })];
    const members = [makeMember('constructor', { kind: 'constructor', signatures })];
    expect(chosen('node', { comment: example("import { open } from 'kit/edge';"), members })).toBe("import { open } from 'kit/edge'");
    expect(chosen('node', { members })).toBe("import { open } from 'kit/web'");
  });

  it('another name is imported once', () => {
    const statements = importStatements(open('node', {}), entries('node'));
    expect(statements).toEqual(["import { open } from 'kit/node'", "import open from 'kit/web'"]);
  });
});
