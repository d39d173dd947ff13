import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const kinds = await extractFixture('kinds');
const namespaces = await extractFixture('namespaces');

describe('convertSymbol', () => {
  it('makes one symbol of each export, sorted by kind and name, and omits internal ones', () => {
    expect(kinds.package.symbols.map(({ kind, qualifiedName }) => `${kind} ${qualifiedName}`)).toEqual([
      'namespace tools',
      'class Shape',
      'enum Color',
      'function draw',
      'interface Callable',
      'type Name',
      'type Point',
      'variable origin',
      'variable tools.hammer',
    ]);
    expect(kinds.package.unexported).toEqual([]);
    expect(kinds.problems).toEqual([]);
  });

  it('gives ids by module, kind and qualified name', () => {
    expect(kinds.symbol('tools.hammer')).toEqual({
      id: 'kinds/:variable/tools.hammer',
      kind: 'variable',
      name: 'hammer',
      qualifiedName: 'tools.hammer',
      module: '',
      flags: { isConst: true },
      sources: [{ file: 'index.ts', line: 63 }],
      typeParameters: [],
      signatures: [],
      type: { kind: 'literal', text: '"hammer"' },
      defaultValue: "'hammer'",
      members: [],
      extends: [],
      implements: [],
      extendedBy: [],
      implementedBy: [],
      children: [],
    });
  });

  it('names the namespace of a base class that has the same name', async () => {
    const { symbol } = await extractOneFile(
      'export namespace Electron { class View {} }\nexport class View extends Electron.View {}\nexport class Other extends Electron.View {}\n',
    );
    expect(symbol('View')?.extends).toMatchObject([{ name: 'Electron.View' }]);
    expect(symbol('Other')?.extends).toMatchObject([{ name: 'View' }]);
  });

  it('sorts by source order on request', async () => {
    const { package: sorted } = await extractFixture('generics', { sort: 'source' });
    expect(sorted.symbols.map(({ name }) => name)).toEqual(['open', 'Box']);
    const { package: bySource } = await extractFixture('types', { sort: 'source' });
    expect(
      bySource.symbols
        .filter(({ kind }) => kind === 'type')
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Literal', 'Tuple', 'Plain']);
  });

  it('gives an alias of an object type both its type and its members', () => {
    const point = kinds.symbol('Point');
    expect(point.type).toMatchObject({
      kind: 'object',
      members: [{ name: 'x' }, { name: 'y', isOptional: true, isReadonly: true }, { kind: 'method', name: 'move' }],
    });
    expect(point.members.map(({ kind, anchor, flags }) => ({ kind, anchor, flags }))).toEqual([
      { kind: 'property', anchor: 'x', flags: {} },
      { kind: 'property', anchor: 'y', flags: { isReadonly: true, isOptional: true } },
      { kind: 'method', anchor: 'move', flags: {} },
    ]);
  });

  it('gives an alias of an intersection the members of the object types that are written in it', async () => {
    const { symbol } = await extractOneFile(
      `export interface Base { base: string; }
export type Options = {
  /** How many runs. */
  readonly limit?: number;
} & Base & { limit: 1; (): void } & (() => string);`,
    );
    expect(symbol('Options')?.type?.kind).toBe('intersection');
    expect(symbol('Options')?.members.map(({ kind, anchor, comment }) => [kind, anchor, comment?.summary.text])).toEqual([
      ['property', 'limit', 'How many runs.'],
      ['call', 'call-signature', undefined],
      ['property', 'limit-2', undefined],
    ]);
  });

  it('lists the members of namespaces, and re-exports as references', () => {
    expect(namespaces.symbol('outer').children).toEqual(['namespaces/:function/outer.make', 'namespaces/:namespace/outer.inner']);
    expect(namespaces.symbol('outer.inner').children).toEqual(['namespaces/:interface/outer.inner.Item']);
    expect(namespaces.package.modules).toEqual([
      {
        name: '',
        symbols: ['namespaces/:namespace/outer', 'namespaces/:namespace/shapes'],
        references: [{ name: 'round', target: 'namespaces/:variable/shapes.circle' }],
        source: { file: 'index.ts', line: 1 },
      },
    ]);
  });

  it('gives each module its own symbols, and default exports their declared names', async () => {
    const entryPoints = { './server': 'src/server.ts', '.': 'src/index.ts' };
    const entries = await extractFixture('entries', { entryPoints, preferredEntryPoint: 'submodule' });
    expect(entries.package.modules).toEqual([
      {
        name: '',
        symbols: ['entries/:class/Main', 'entries/:variable/version'],
        references: [
          { name: 'Server', target: 'entries/server:interface/Server' },
          { name: 'serve', target: 'entries/server:function/serve' },
          { name: 'start', target: 'entries/server:function/serve' },
        ],
        source: { file: 'src/index.ts', line: 1 },
      },
      {
        name: 'server',
        comment: { summary: { text: 'Serving.', place: { file: 'entries/src/server.ts', line: 2, column: 4 } }, blocks: [], modifiers: [] },
        symbols: ['entries/server:function/serve', 'entries/server:interface/Server'],
        references: [],
        source: { file: 'src/server.ts', line: 1 },
      },
    ]);
    expect(entries.symbol('Main')).toMatchObject({ id: 'entries/:class/Main', flags: { isDefault: true } });
    expect(entries.member('Main', 'again').signatures[0]?.returnType).toMatchObject({ name: 'Main' });
  });

  it('reads the extends and implements clauses of classes in both directions', async () => {
    const { symbol } = await extractFixture('inheritance');
    const reference = (name: string, kind: string, id: string) => ({ kind: 'reference', name, typeArguments: [], target: { kind, id } });
    expect(symbol('Animal').extends).toEqual([reference('Base', 'unexported', 'inheritance/index.ts:class/Base')]);
    expect(symbol('Animal').implements).toEqual([reference('Named', 'symbol', 'inheritance/:interface/Named')]);
    expect(symbol('Animal').extendedBy).toEqual([reference('Dog', 'symbol', 'inheritance/:class/Dog')]);
    expect(symbol('Named').implementedBy).toEqual([reference('Animal', 'symbol', 'inheritance/:class/Animal')]);
    expect(symbol('Fault').extends).toEqual([
      { kind: 'reference', name: 'Error', typeArguments: [], target: { kind: 'global', name: 'Error' } },
    ]);
  });

  it('says where another package declares a symbol, and whether the comment is that of the export', async () => {
    const other = 'export function run(): void;\nexport namespace kit { const size: number; }\n';
    const text = "export { run, kit } from 'other';\nexport {\n  /** Starts. */\n  run as start } from 'other';\nexport const own: 1;\n";
    const { symbol, module } = await extractOneFile(text, 'index.d.ts', other);
    const origin = { package: 'other', version: '', file: 'index.d.ts' };
    expect(symbol('run')?.origin).toEqual({ ...origin, line: 1, name: 'run' });
    expect(symbol('kit.size')?.origin).toEqual({ ...origin, line: 2, name: 'kit.size' });
    expect(symbol('own')).not.toHaveProperty('origin');
    expect(module?.references).toMatchObject([{ name: 'start', comment: { summary: { text: 'Starts.' } } }]);
    const alone = await extractOneFile("export {\n  /** Starts. */\n  run as start } from 'other';\n", 'index.d.ts', other);
    expect(alone.symbol('start')?.origin).toEqual({ ...origin, line: 1, name: 'run', isDescribed: true });
  });
});

describe('a constructor', () => {
  const constructors = async (text: string) => {
    const { symbol } = await extractOneFile(text);
    return symbol('Store')?.members.flatMap(({ kind, signatures }) => (kind === 'constructor' ? signatures : []));
  };

  it('of an abstract class counts only if it is declared', async () => {
    expect(await constructors('export declare abstract class Store { abstract load(): string }')).toEqual([]);
    expect(await constructors('export declare abstract class Store { protected constructor(path: string) }')).toHaveLength(1);
    expect(
      await constructors('declare class Base { constructor(path: string) }\nexport declare abstract class Store extends Base {}'),
    ).toHaveLength(1);
  });

  it.each([
    ['a variable', 'declare const Base: new (name: string, size: number) => { name: string };\n', 'Base'],
    ['an interface', 'interface BaseConstructor { new (name: string): { name: string } }\ndeclare const Base: BaseConstructor;\n', 'Base'],
    ['a library', '', 'Error'],
  ])('of an abstract class is inherited from %s that declares it in a type', async (_, before, base) => {
    expect(await constructors(`${before}export declare abstract class Store extends ${base} {}`)).not.toEqual([]);
    expect(await constructors(`declare const Base: new () => object;\nexport declare abstract class Store extends Base {}`)).toEqual([]);
  });

  it('of another class can be called, whether or not it is declared', async () => {
    expect(await constructors('export declare class Store { load(): string }')).toHaveLength(1);
  });
});

describe('a namespace in declarations', () => {
  it('has what it exports, by the names that users have', async () => {
    const names = async (text: string) => {
      const { symbol } = await extractOneFile(text);
      const { children = [], references = [] } = symbol('Kit') ?? {};
      return [...children.map((id) => id.replace(/^.*\./, '')), ...references.map(({ name, target }) => `${name} -> ${target}`)];
    };
    expect(await names('export declare namespace Kit { function run(): void; export { run as go } }')).toEqual(['go']);
    expect(await names('export declare namespace Kit { export function run(): void; export { run as go } }')).toEqual([
      'run',
      'go -> tool/:function/Kit.run',
    ]);
    expect(await names('declare function run(): void;\nexport declare namespace Kit { export { run, run as go } }')).toEqual([
      'tool/:function/run',
      'run -> tool/:function/run',
      'go -> tool/:function/run',
    ]);
  });
});
