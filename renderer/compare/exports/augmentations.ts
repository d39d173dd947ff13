import type { ApiSnapshot, SnapshotModule } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { quoted } from './exportChange.ts';
import { declarationShape, type Visit } from './exportVisit.ts';

/**
 * The module that the new release augments in the same way, in place of one that it re-exports: `vue` for `@vue/runtime-core`. Programs that
 * import the other one get the same types, because both have the same interfaces.
 */
export function renamedAugmentation({ name, kind, exports }: SnapshotModule, { request }: Visit): RenamedAugmentation | undefined {
  const { old, new: next, areSame } = request;
  if (kind !== 'augmentation' || name === global || exports.length === 0) return undefined;
  const names = exports.map((one) => one.name);
  const isAlike = (other: SnapshotModule): boolean =>
    exports.every((one) => {
      const successor = other.exports.find((each) => each.name === one.name);
      return successor !== undefined && declarationShape(old, one.target) === declarationShape(next, successor.target);
    });
  const found = next.modules.flatMap((other) => {
    // What was augmented before takes no other module's place.
    const isNew = other.kind === kind && other.name !== global && !old.modules.some((one) => one.kind === kind && one.name === other.name);
    const isSame = isNew && isAlike(other) ? areSame([name, other.name], names) : false;
    return isSame === false ? [] : [{ name: other.name, isSure: isSame === true }];
  });
  return found.find(({ isSure }) => isSure) ?? found[0];
}

/** The name of the global scope among augmentations. No module has its declarations. */
const global = 'global';

/** Whether a module is one of another package, to which this package adds declarations. */
export function addsToModule({ kind, name }: SnapshotModule): boolean {
  return kind === 'augmentation' && name !== global;
}

interface RenamedAugmentation {
  readonly name: string;
  /** Whether both modules are installed, and have the same interfaces. */
  readonly isSure: boolean;
}

/** The members of an interface. Undefined for what is none, or has none. */
export function membersText(snapshot: ApiSnapshot, id: string): string | undefined {
  const interfaces = declarationsOf(snapshot, id).flatMap((one) => (one.kind === 'interface' ? [one] : []));
  const names = interfaces.flatMap((one) => factsOf(one).members.map(({ name }) => quoted(name)));
  return names.length === 0 || interfaces.length < declarationsOf(snapshot, id).length ? undefined : names.join(', ');
}
