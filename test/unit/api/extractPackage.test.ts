import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import type { ApiPackage } from '../../../renderer/model/api.ts';
import { packageConfig } from './extractFixture.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = {
  url: 'https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}',
  rewrite: [{ from: '*.d.ts', to: 'src/*.ts' }],
};

describe.each(['graphql', 'graphql-16'])('extractPackage on %s', async (name) => {
  const folder = join(root, 'node_modules', name);
  const { value, problems } = await extractPackage({
    root,
    config: { ...packageConfig('graphql-js'), path: folder, label: 'GraphQL.js', entryPoints: { '.': 'index.d.ts' }, source },
  });

  it('has exactly one symbol for every export that the compiler sees', () => {
    const names = value?.symbols.filter(({ qualifiedName, name }) => qualifiedName === name).map(({ name }) => name) ?? [];
    const references = value?.modules.flatMap((module) => module.references.map(({ name }) => name)) ?? [];
    expect([...names, ...references].sort()).toEqual(exportsOf(join(folder, 'index.d.ts')));
    expect(problems).toEqual([]);
  });

  it('resolves every reference to a symbol, an unexported type, a parameter or a global', () => {
    const symbols = [...(value?.symbols ?? []), ...(value?.unexported ?? [])];
    const ids = new Set(symbols.flatMap(({ id, members }) => [id, ...members.map(({ anchor }) => `${id}#${anchor}`)]));
    const targets = targetsIn(value);
    expect(targets.length).toBeGreaterThan(1000);
    expect(targets.filter(({ kind }) => kind === 'unknown' || kind === 'external')).toEqual([]);
    expect(targets.filter(({ id }) => id !== undefined && !ids.has(id))).toEqual([]);
    const unexported = value?.unexported.map(({ name }) => name);
    expect(unexported).toEqual(expect.arrayContaining(['Maybe', 'PromiseOrValue', 'GraphQLSchemaNormalizedConfig']));
  });

  it('links to the tag of its version, and to the line of the file in src', () => {
    const schema = value?.symbols.find(({ name }) => name === 'GraphQLSchema');
    const [file, line] = schema?.sources[0]?.url?.split('#') ?? [];
    expect(file).toBe(`https://github.com/graphql/graphql-js/blob/v${value?.version}/src/type/schema.ts`);
    // Version 16 has no maps.
    expect(line ?? '').toMatch(value?.version.startsWith('16') ? /^$/ : /^L\d+$/);
  });

  it('contains no path of this machine and no undefined value', () => {
    const text = JSON.stringify(value);
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/"url":"[^"]*undefined/);
    expect(text).not.toContain('"defaultValue":"..."');
  });

  it('can be cloned for another thread', () => {
    expect(structuredClone(value)).toEqual(value);
  });
});

/** Names of what a module exports, by the compiler alone. */
function exportsOf(file: string): readonly string[] {
  const { Bundler } = ts.ModuleResolutionKind;
  const program = ts.createProgram([file], { moduleResolution: Bundler, module: ts.ModuleKind.ESNext, noLib: true, types: [] });
  const sourceFile = program.getSourceFile(file);
  const module = sourceFile && program.getTypeChecker().getSymbolAtLocation(sourceFile);
  if (module === undefined) return [];
  const exported = program.getTypeChecker().getExportsOfModule(module);
  return exported.map(({ name }) => name).sort();
}

/** Targets of all references, wherever they are. */
function targetsIn(extracted: ApiPackage | undefined): readonly { readonly kind: string; readonly id?: string }[] {
  const found: { kind: string; id?: string }[] = [];
  JSON.stringify(extracted, (key, part) => {
    if (key === 'target' && typeof part === 'object' && part.kind !== 'reference') found.push(part);
    return part;
  });
  return found;
}
