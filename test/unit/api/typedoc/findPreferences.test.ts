import { DeclarationReflection, ReflectionKind } from 'typedoc';
import { expect, it } from 'vitest';
import { findPreferences } from '../../../../renderer/api/typedoc/findPreferences.ts';

const deep = ['react/shallow', 'middleware/persist', 'middleware', 'middlewares'].map((name) => ({ name, isDeep: true as const }));
const entryPoints = [{ name: 'server' }, { name: '' }, ...deep];
const modules = entryPoints.map(({ name }) => new DeclarationReflection(name, ReflectionKind.Module));

/** Names of modules with those that they are preferred to. */
function preferred(preferredEntryPoint: 'main' | 'submodule') {
  const found = findPreferences(modules, { config: { preferredEntryPoint }, entryPoints });
  return found.map(({ module, others }) => [module.name, others.map(({ name }) => name)]);
}

const all = deep.map(({ name }) => name);

it('prefers named entry points to files of patterns, and of these a module to those below its path', () => {
  expect(preferred('main')).toEqual([
    ['', ['server', ...all]],
    ['server', all],
    ['middleware', ['middleware/persist']],
  ]);
});

it('prefers the package itself to other named entry points only if the config says so', () => {
  expect(preferred('submodule')[0]).toEqual(['', all]);
});
