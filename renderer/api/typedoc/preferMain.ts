import type { Context, DeclarationReflection, ReferenceReflection } from 'typedoc';
import type ts from 'typescript';
import { addReference } from './addReference.ts';
import { exportEquals } from './symbolIds.ts';

export interface PreferMainRequest {
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
export function preferMain({ main, others, ...rest }: PreferMainRequest): void {
  const owners: ReadonlySet<unknown> = new Set(others);
  for (const reference of [...(main.children ?? [])]) {
    if (!reference.isReference() || reference.name === exportEquals) continue;
    const owner = reference.tryGetTargetReflectionDeep()?.parent;
    if (owner?.isDeclaration() !== true || !owners.has(owner)) continue;
    // An interface and a namespace of one name are two reflections; the reference has one of them.
    const targets = (owner.children ?? []).filter((child) => child.name === reference.name && !child.isReference());
    if (targets.length > 0) move({ ...rest, main, reference, owner, targets });
  }
}

interface MoveRequest extends Omit<PreferMainRequest, 'others'> {
  readonly reference: ReferenceReflection;
  readonly owner: DeclarationReflection;
  readonly targets: readonly DeclarationReflection[];
}

function move({ context, program, main, reference, owner, targets }: MoveRequest): void {
  const scope = context.withScope(owner);
  scope.setActiveProgram(program);
  const exported = context.getSymbolFromReflection(reference);
  context.project.removeReflection(reference);
  for (const target of targets) {
    owner.removeChild(target);
    target.parent = main;
    main.addChild(target);
    addReference({ scope, name: target.name, exported, target });
  }
}
