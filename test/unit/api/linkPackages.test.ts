import { describe, expect, it } from 'vitest';
import { linkPackages, unlinkedPackages, withoutUnlinked } from '../../../renderer/api/linkPackages.ts';
import { untypedExport } from '../../../renderer/diagnostics/untypedImports.ts';
import type { ApiPackage, ApiSymbol, SymbolKind } from '../../../renderer/model/api.ts';
import type { ReferenceTarget, Type } from '../../../renderer/model/type.ts';
import { makePackage, makeSymbol } from '../make.ts';

describe('linkPackages', () => {
  const reference = (name: string, target: ReferenceTarget, ...typeArguments: readonly Type[]): Type => ({
    kind: 'reference',
    name,
    typeArguments,
    target,
  });
  const external = (pkg: string, name: string): ReferenceTarget => ({ kind: 'external', package: pkg, name });

  function packageWith(name: string, symbols: readonly ApiSymbol[]): ApiPackage {
    return { name, slug: name, label: name, version: '', description: '', modules: [], symbols, unexported: [] };
  }

  const symbol = (kind: SymbolKind, name: string) => makeSymbol(kind, name, { id: `b/:${kind}/${name}` });

  it('links types of documented packages to each other, at any depth', () => {
    const type = (target: (name: string) => ReferenceTarget): Type => ({
      kind: 'union',
      types: [
        reference('Promise', { kind: 'global', name: 'Promise' }, reference('Shape', target('Shape'))),
        { kind: 'literal', text: '1' },
      ],
    });
    const own = makeSymbol('type', 'Own', { type: type((name) => external('b', name)) });
    const [a] = linkPackages([packageWith('a', [own]), packageWith('b', [symbol('interface', 'Shape')])]);
    expect(a?.symbols).toEqual([{ ...own, type: type((name) => ({ kind: 'symbol', id: `b/:interface/${name}` })) }]);
  });

  it('prefers a type to a value of the same name, and resolves names within namespaces', () => {
    const types = ['Both', 'Space.Inner'].map((name) => makeSymbol('type', name, { type: reference(name, external('b', name)) }));
    const inner = makeSymbol('type', 'Inner', { id: 'b/:type/Space.Inner', qualifiedName: 'Space.Inner' });
    const others = [symbol('interface', 'Both'), symbol('variable', 'Both'), inner];
    const [a] = linkPackages([packageWith('a', types), packageWith('b', others)]);
    expect(a?.symbols.map(({ type }) => type?.kind === 'reference' && type.target)).toEqual([
      { kind: 'symbol', id: 'b/:interface/Both' },
      { kind: 'symbol', id: 'b/:type/Space.Inner' },
    ]);
  });

  it('links to the first of several versions of a package', () => {
    const own = makeSymbol('type', 'Own', { type: reference('Shape', external('b', 'Shape')) });
    const versions = ['v2', 'v1'].map((slug) => ({
      ...packageWith('b', [makeSymbol('interface', 'Shape', { id: `${slug}/:interface/Shape` })]),
      slug,
    }));
    const [a] = linkPackages([packageWith('a', [own]), ...versions]);
    expect(a?.symbols[0]?.type).toEqual(reference('Shape', { kind: 'symbol', id: 'v2/:interface/Shape' }));
  });

  it('keeps references to undocumented packages and to missing names', () => {
    const own = makeSymbol('type', 'Own', { type: reference('Buffer', external('@types/node', 'Buffer')) });
    const missing = makeSymbol('type', 'Missing', { type: reference('Gone', external('b', 'Gone')) });
    const packages = [packageWith('a', [own, missing]), packageWith('b', [symbol('interface', 'Shape')])];
    const linked = linkPackages(packages);
    expect(linked).toEqual(packages);
    expect(linked[0]?.symbols[0]).toBe(own);
    expect(linkPackages(packages.slice(0, 1))).toEqual(packages.slice(0, 1));
  });
});

describe('unlinkedPackages', () => {
  const place = { file: 'packages/app/src/index.ts', line: 1, column: 24 };
  const app = { ...makePackage([]), name: 'app', unresolvedImports: ['core', 'zod'].map((name) => ({ package: name, place })) };
  const core: ApiPackage = { ...makePackage([]), name: 'core' };

  describe('unlinkedPackages', () => {
    it('reports imports of documented packages only, at their places', () => {
      expect(unlinkedPackages([app, core])).toEqual([
        {
          code: 'api/unlinked-package',
          severity: 'warning',
          message: 'No types found for "core"; the reference of "app" shows its types as any and does not link to them.',
          hint: 'Build "core", or install it where "app" can import it.',
          place,
        },
      ]);
    });

    it('reports nothing of a single package', () => {
      expect(unlinkedPackages([app])).toEqual([]);
    });
  });

  it('replaces the problems of untyped imports from documented packages', () => {
    const untyped = (module: string) => untypedExport({ module, names: ['A', 'b'], uses: ['value'], place });
    const problems = ['core/parts', 'zod', './core'].map(untyped);
    expect(withoutUnlinked({ value: app, problems }, [app, core])).toEqual([untyped('zod'), untyped('./core')]);
    expect(withoutUnlinked({ value: { ...app, unresolvedImports: [] }, problems }, [app, core])).toEqual(problems);
  });
});
