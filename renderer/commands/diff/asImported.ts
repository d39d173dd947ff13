import type { ApiSnapshot, SnapshotModule } from '../../release/apiSnapshot.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';
import type { Release } from '../../release/take/readRelease.ts';

/**
 * The old release as `import` gets it, where a module with `export =` has a form for `import` now, and one for `require` as before. Its whole is the
 * default export, and the members of its namespace are named exports.
 */
export function asImported(old: Release, { snapshot, forRequire }: Pick<Release, 'snapshot' | 'forRequire'>): Release {
  const imported = (module: SnapshotModule): SnapshotModule => {
    const whole = wholeOf(module);
    const hasBoth = wholeOf(sameIn(snapshot, module)) === undefined && wholeOf(sameIn(forRequire, module)) !== undefined;
    if (whole === undefined || !hasBoth) return module;
    const named = [{ ...whole, name: 'default' }, ...(namespaceExports(old.snapshot, whole.target) ?? []), ...module.exports];
    return {
      ...module,
      exports: named.filter(({ name }, index) => name !== 'export=' && named.findIndex((one) => one.name === name) === index),
    };
  };
  return { ...old, snapshot: { ...old.snapshot, modules: old.snapshot.modules.map(imported) } };
}

function wholeOf(module: SnapshotModule | undefined) {
  return module?.exports.find(({ name }) => name === 'export=');
}

function sameIn(snapshot: ApiSnapshot | undefined, { name, kind }: SnapshotModule): SnapshotModule | undefined {
  return snapshot?.modules.find((one) => one.name === name && one.kind === kind);
}
