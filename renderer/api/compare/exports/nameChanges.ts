import type { SnapshotExport, SnapshotModule } from '../../../snapshot/apiSnapshot.ts';
import { moduleLabel } from '../../../snapshot/displayNames.ts';
import { isExternal } from '../../../snapshot/renderDeclarations.ts';
import { type ExportChange, labelOf, quoted } from './exportChange.ts';
import type { Visit } from './exportVisit.ts';
import { sameDeclaration } from './sameDeclaration.ts';

interface NameContext {
  readonly module: SnapshotModule;
  readonly path: readonly string[];
}

export function addedName(
  { name, target, isTypeOnly: isType }: SnapshotExport,
  { module, path, reason }: NameContext & { readonly reason: string },
): ExportChange {
  const inner = [...path, name];
  const place = { symbol: labelOf(module, inner), module: module.name, isAugmentation: module.kind === 'augmentation', path: inner };
  return { ...place, change: 'added', severity: 'minor', reason, target, isTypeOnly: isType === true };
}

export function removedName(
  { name, target, isTypeOnly: isType }: SnapshotExport,
  { module, path, visit }: NameContext & { readonly visit: Visit },
): ExportChange {
  const { pairs, old } = visit.request;
  const newId = isExternal(target) ? target : pairs.newOf(target);
  const elsewhere = newId === undefined ? [] : (visit.places.new.get(newId) ?? []);
  const inner = [...path, name];
  const place = { symbol: labelOf(module, inner), module: module.name, isAugmentation: module.kind === 'augmentation', path: inner };
  const base = { ...place, target, isTypeOnly: isType === true };
  const isWhole = name === 'default' && elsewhere.includes(`${moduleLabel(module)}export=`);
  if (isWhole)
    return {
      ...base,
      change: 'changed',
      severity: 'major',
      reason: 'is the whole module now (`export =`): `require` gives it without `.default`',
    };
  if (elsewhere.length > 0)
    return { ...base, change: 'moved', severity: 'major', reason: `can be imported only as ${elsewhere.map(quoted).join(' or ')} now` };
  const renamed = sameDeclaration(target, { old, shapes: visit.shapes, places: visit.places.new });
  const reason = renamed === undefined ? 'was removed' : `was removed; ${quoted(renamed)} is declared alike`;
  return { ...base, change: 'removed', severity: 'major', reason };
}
