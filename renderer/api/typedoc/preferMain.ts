import type { Context, DeclarationReflection, ReferenceReflection } from 'typedoc';
import type ts from 'typescript';
import { addReference } from './openModule.ts';
import { exportEquals } from './symbolIds.ts';

interface PreferMainRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Of the package's own entry point. */
  readonly main: DeclarationReflection;
  readonly others: readonly DeclarationReflection[];
}

/**
 * Lets the package itself have what it exports from other entry points under the same name: `export * from './server.js'`, where
 * `pkg/server` is one, too. TypeDoc leaves it with the entry point whose file declares it, so that the pages of a package would move as
 * soon as it gave one of its files an address. The other entry point gets a reference.
 */
export function preferMain({ context, program, main, others }: PreferMainRequest): void {
  const moves = findMoves({ context, main, others });
  // All before the first new reference: after one, TypeDoc looks through the whole project to remove the next.
  for (const { reference } of moves) context.project.removeReflection(reference);
  for (const { exported, owner, targets } of moves) {
    const scope = context.withScope(owner);
    scope.setActiveProgram(program);
    for (const target of targets) {
      owner.removeChild(target);
      target.parent = main;
      main.addChild(target);
      addReference({ scope, name: target.name, exported, target });
    }
  }
}

/** Reflections of another entry point that the package's own has only a reference to. */
interface Move {
  readonly reference: ReferenceReflection;
  readonly exported: ts.Symbol | undefined;
  readonly owner: DeclarationReflection;
  readonly targets: readonly DeclarationReflection[];
}

function findMoves({ context, main, others }: Omit<PreferMainRequest, 'program'>): readonly Move[] {
  const owners: ReadonlySet<unknown> = new Set(others);
  const moves: Move[] = [];
  const moved = new Set<unknown>();
  for (const reference of main.children ?? []) {
    if (!reference.isReference() || reference.name === exportEquals) continue;
    const meant = reference.tryGetTargetReflectionDeep();
    const owner = meant?.parent;
    if (owner?.isDeclaration() !== true || !owners.has(owner) || moved.has(meant)) continue;
    // An interface and a namespace of one name are two reflections; the reference has one of them.
    const targets = (owner.children ?? []).filter((child) => child.name === reference.name && !child.isReference());
    for (const target of targets) moved.add(target);
    if (targets.length > 0) moves.push({ reference, exported: context.getSymbolFromReflection(reference), owner, targets });
  }
  return moves;
}
