import type { ApiSnapshot, SnapshotModule } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { isExternal } from '../../release/renderDeclarations.ts';
import type { Release } from '../../release/take/readRelease.ts';

/**
 * The API of a release without values that its scripts do not have. Bundlers of declarations write `export { Node }` for a class that users can
 * only use as a type: a program that imports the value ends with an error.
 */
export function asScriptsSay({ snapshot, scriptNames = {} }: Pick<Release, 'snapshot' | 'scriptNames'>): ApiSnapshot {
  const marked = (module: SnapshotModule): SnapshotModule => {
    const names = module.kind === 'entry' ? scriptNames[module.name] : undefined;
    if (names === undefined) return module;
    const exports = module.exports.map((one) =>
      names.includes(one.name) || isOther(one.name) || !mayBeValue(snapshot, one.target) ? one : { ...one, isTypeOnly: true as const },
    );
    return { ...module, exports };
  };
  return { ...snapshot, modules: snapshot.modules.map(marked) };
}

/** Whether an export has no name in a module of JavaScript: `export =`, and `export *` of another package. */
function isOther(name: string): boolean {
  return name === '*' || name === 'export=';
}

/** Constant enums need no script. */
function mayBeValue(snapshot: ApiSnapshot, target: string): boolean {
  const own = declarationsOf(snapshot, target);
  if (own.some((one) => one.kind === 'enum' && one.isConst)) return false;
  return isExternal(target) || own.some(({ kind }) => kind !== 'interface' && kind !== 'type');
}
