import type { Context, DeclarationReflection, ReferenceReflection, Reflection } from 'typedoc';
import type ts from 'typescript';
import { groupBy } from '../../model/groupBy.ts';
import type { EntryPreference, Named } from '../entry/isPreferredTo.ts';
import { declaredNames, placeOf } from '../entry/placeOf.ts';
import { addReference } from './openModule.ts';
import { exportEquals } from './symbolsIn.ts';

interface PlaceSymbolsRequest {
  readonly context: Context;
  readonly program: ts.Program;
  readonly modules: readonly DeclarationReflection[];
  /** Of each module, in the same order. */
  readonly entryPoints: readonly Named[];
  readonly preference: EntryPreference;
  /** Exports as types only of what exists at run time. */
  readonly typeOnly: ReadonlySet<Reflection>;
}

/**
 * Gives each symbol the name and the entry point that it has its page under, see `placeOf`. TypeDoc takes the first name, and the entry point
 * whose file declares the symbol. The others get references.
 */
export function placeSymbols({ context, program, modules, entryPoints, preference, typeOnly }: PlaceSymbolsRequest): void {
  const entries = modules.map((module, index) => ({ ...(entryPoints[index] ?? { name: '' }), module }));
  const exported = entries.flatMap((entry) =>
    (entry.module.children ?? []).flatMap((child) =>
      child.isReference() && child.name !== exportEquals ? [{ entry, reference: child, target: child.tryGetTargetReflectionDeep() }] : [],
    ),
  );
  const referencesTo = groupBy(exported, ({ target }) => target);
  const moves = new Map<string, Move>();
  for (const entry of entries) {
    for (const symbol of entry.module.children ?? []) {
      const references = referencesTo.get(symbol) ?? [];
      if (symbol.isReference() || references.length === 0) continue;
      const others = references.map((one) => ({
        entry: one.entry,
        name: one.reference.name,
        reference: one.reference,
        isTypeOnly: typeOnly.has(one.reference),
      }));
      const names = declaredNames(context.getSymbolFromReflection(symbol)?.declarations);
      const place = placeOf({
        first: { entry, name: symbol.name, isTypeOnly: typeOnly.has(symbol) },
        others,
        declaredNames: names,
        preference,
      });
      const renamed = others.find((one) => one.entry === entry && one.name === place.name)?.reference;
      if (renamed !== undefined && symbol.name !== place.name) [symbol.name, renamed.name] = [renamed.name, symbol.name];
      const reference = others.find((one) => one.entry === place.entry && one.name === place.name)?.reference;
      const { module } = place.entry;
      if (module !== entry.module && reference !== undefined)
        moves.set(`${entry.name} ${symbol.name}`, { module, reference, owner: entry.module, name: symbol.name });
    }
  }
  moveSymbols([...moves.values()], { context, program });
}

/** Reflections of one name that belong to another entry point, which has only a reference to them. */
interface Move {
  readonly module: DeclarationReflection;
  readonly reference: ReferenceReflection;
  readonly owner: DeclarationReflection;
  readonly name: string;
}

function moveSymbols(moves: readonly Move[], { context, program }: Pick<PlaceSymbolsRequest, 'context' | 'program'>): void {
  const known = moves.map((move) => ({ ...move, exported: context.getSymbolFromReflection(move.reference) }));
  // All before the first new reference: after one, TypeDoc looks through the whole project to remove the next.
  for (const { reference } of moves) context.project.removeReflection(reference);
  for (const { module, exported, owner, name } of known) {
    const scope = context.withScope(owner);
    scope.setActiveProgram(program);
    // An interface and a namespace of one name are two reflections; the reference has one of them.
    for (const target of (owner.children ?? []).filter((child) => child.name === name && !child.isReference())) {
      owner.removeChild(target);
      target.parent = module;
      module.addChild(target);
      addReference({ scope, name, exported, target });
    }
  }
}
