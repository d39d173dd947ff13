import type { Context, DeclarationReflection, ReferenceReflection } from 'typedoc';
import type ts from 'typescript';
import { addReference } from './openModule.ts';
import { exportEquals } from './symbolIds.ts';

/** An entry point that users import from rather than from others. */
export interface Preference {
  readonly module: DeclarationReflection;
  /** The entry points that it is preferred to. */
  readonly others: readonly DeclarationReflection[];
}

interface PreferRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** The strongest first: what it takes is not taken again. */
  readonly preferences: readonly Preference[];
}

/**
 * Lets an entry point have what it exports from less preferred ones under the same name: `export * from './server.js'`, where `pkg/server` is
 * an entry point, too. TypeDoc leaves it with the entry point whose file declares it, so that the pages of a package would move as soon as it
 * gave one of its files an address. The other entry point gets a reference.
 */
export function preferEntryPoints({ context, program, preferences }: PreferRequest): void {
  const moved = new Set<unknown>();
  const moves = preferences.flatMap((preference) => findMoves(preference, { context, moved }));
  // All before the first new reference: after one, TypeDoc looks through the whole project to remove the next.
  for (const { reference } of moves) context.project.removeReflection(reference);
  for (const { module, exported, owner, targets } of moves) {
    const scope = context.withScope(owner);
    scope.setActiveProgram(program);
    for (const target of targets) {
      owner.removeChild(target);
      target.parent = module;
      module.addChild(target);
      addReference({ scope, name: target.name, exported, target });
    }
  }
}

/** Reflections of another entry point that the preferred one has only a reference to. */
interface Move {
  readonly module: DeclarationReflection;
  readonly reference: ReferenceReflection;
  readonly exported: ts.Symbol | undefined;
  readonly owner: DeclarationReflection;
  readonly targets: readonly DeclarationReflection[];
}

/** Adds what is to be moved to `moved`. */
function findMoves(
  { module, others }: Preference,
  { context, moved }: Pick<PreferRequest, 'context'> & { readonly moved: Set<unknown> },
): readonly Move[] {
  const owners: ReadonlySet<unknown> = new Set(others);
  const moves: Move[] = [];
  for (const reference of module.children ?? []) {
    if (!reference.isReference() || reference.name === exportEquals) continue;
    const meant = reference.tryGetTargetReflectionDeep();
    const owner = meant?.parent;
    if (owner?.isDeclaration() !== true || !owners.has(owner) || moved.has(meant)) continue;
    // An interface and a namespace of one name are two reflections; the reference has one of them.
    const targets = (owner.children ?? []).filter((child) => child.name === reference.name && !child.isReference());
    for (const target of targets) moved.add(target);
    if (targets.length > 0) moves.push({ module, reference, exported: context.getSymbolFromReflection(reference), owner, targets });
  }
  return moves;
}
