import type { SnapshotExport, SnapshotModule } from '../../release/apiSnapshot.ts';
import { enumMemberNames } from '../../release/declarationFacts.ts';
import { declarationsOf, isInternal, namespaceExports } from '../../release/declarationsOf.ts';
import { moduleLabel, preferredModules } from '../../release/displayNames.ts';
import { isValue } from '../../release/hasValue.ts';
import { isExternal, splitExternal } from '../../release/renderDeclarations.ts';
import { addsToModule, membersText, renamedAugmentation } from './augmentations.ts';
import { type ExportChange, exportPlace, mergePlaces, moduleChange, quoted, taggedInternal } from './exportChange.ts';
import {
  type ExportsRequest,
  importableExports,
  oldPlaces,
  placesOf,
  type ReplacedTarget,
  sameDeclaration,
  shapesOf,
  type Visit,
} from './exportVisit.ts';

interface ExportComparison {
  readonly changes: readonly ExportChange[];
  readonly replaced: readonly ReplacedTarget[];
}

/** Compares the exports of two releases, by name and by entry point. */
export function compareExports(request: ExportsRequest): ExportComparison {
  const changes: ExportChange[] = [];
  const replaced: ReplacedTarget[] = [];
  const places = { old: placesOf(request.old), new: placesOf(request.new) };
  const visit = { request, places, shapes: shapesOf(request.new), changes, replaced, seen: new Set<string>() };
  for (const module of request.old.modules) {
    const successor = request.new.modules.find((one) => one.kind === module.kind && one.name === module.name);
    const renamed = successor === undefined ? renamedAugmentation(module, visit) : undefined;
    if (renamed !== undefined) {
      const reason = `is no longer augmented, but ${quoted(renamed.name)} in the same way`;
      changes.push({ ...moduleChange(module, 'removed'), change: 'changed', reason, renamed: renamed.isSure ? 'surely' : 'perhaps' });
      continue;
    }
    // What a package no longer adds to another module is said of each interface.
    if (successor === undefined && (!addsToModule(module) || module.exports.length === 0)) changes.push(moduleChange(module, 'removed'));
    const after = successor === undefined ? [] : importableExports(module, successor, request.new);
    compareNames({ before: module.exports, after, module, path: [], isGone: successor === undefined }, visit);
  }
  for (const module of request.new.modules) {
    if (request.old.modules.some((one) => one.kind === module.kind && one.name === module.name)) continue;
    changes.push(moduleChange(module, 'added'));
    for (const one of module.exports) {
      if (oldPlaces(one, visit) === undefined) changes.push(addedName(one, { module, path: [], reason: 'was added' }));
    }
  }
  const modules = [...preferredModules(request.new), ...preferredModules(request.old)].map(({ name }) => name);
  return { changes: mergePlaces(changes, [...new Set(modules)]), replaced };
}

interface NamesPair {
  readonly before: readonly SnapshotExport[];
  readonly after: readonly SnapshotExport[];
  readonly module: SnapshotModule;
  readonly path: readonly string[];
  /** Whether the entry point was removed. `removedModule` reports that once. */
  readonly isGone: boolean;
}

function compareNames(pair: NamesPair, visit: Visit): void {
  const { before, after, module, path, isGone } = pair;
  for (const one of before) {
    const successor = after.find((other) => keyOf(other) === keyOf(one));
    if (successor !== undefined) compareTargets(one, successor, { pair, visit });
    else if (path.length > 0 || !comesFromStar(one, { pair, visit })) {
      const change = removedName(one, { module, path, visit });
      if (!isGone || change.change === 'removed') visit.changes.push(change);
    }
  }
  for (const one of after) {
    if (before.some((other) => keyOf(other) === keyOf(one))) continue;
    const known = oldPlaces(one, visit);
    const reason = known === undefined ? 'was added' : `can be imported as ${known} already, and from here, too`;
    visit.changes.push(addedName(one, { module, path, reason }));
  }
}

/** A module may have `export *` of several packages. */
function keyOf({ name, target }: SnapshotExport): string {
  return name === '*' ? `* ${target}` : name;
}

interface TargetContext {
  readonly pair: NamesPair;
  readonly visit: Visit;
}

function compareTargets(one: SnapshotExport, successor: SnapshotExport, { pair, visit }: TargetContext): void {
  const { module, path } = pair;
  const { request, changes, replaced, seen } = visit;
  const inner = [...path, one.name];
  const [was, is] = [one.isTypeOnly === true, successor.isTypeOnly === true];
  const report = (severity: ExportChange['severity'], reason: string, isTypeOnly: boolean): void => {
    changes.push({ ...exportPlace(module, inner), change: 'changed', severity, reason, target: one.target, isTypeOnly });
  };
  const hadValue = isExternal(one.target) || isValue(request.old, declarationsOf(request.old, one.target));
  if (!was && is && hadValue) report('major', 'is exported as a type only now', false);
  if (was && !is) report('minor', 'is exported as a value, too', false);
  if (isExternal(one.target) || isExternal(successor.target)) {
    const from = isExternal(successor.target) ? `comes from ${successor.target} now` : 'no longer comes from another package';
    if (one.target !== successor.target) report('unknown', `${from}: its types are not compared`, was);
    return;
  }
  if (request.pairs.newOf(one.target) !== successor.target) replaced.push({ id: one.target, newId: successor.target });
  if (seen.has(`${one.target} ${successor.target}`)) return;
  seen.add(`${one.target} ${successor.target}`);
  // `compareDeclaration` compares the members of an enum with those of a namespace that took its place.
  const members = [
    ...enumMemberNames(declarationsOf(request.old, one.target)),
    ...enumMemberNames(declarationsOf(request.new, successor.target)),
  ];
  const [before, after] = [namespaceExports(request.old, one.target), namespaceExports(request.new, successor.target)].map((names) =>
    names?.filter(({ name }) => !members.includes(name)),
  );
  if (before === undefined && after === undefined) return;
  if (after === undefined && members.length === 0 && before?.length !== 0) report('major', 'is no longer a namespace', was);
  else compareNames({ ...pair, before: before ?? [], after: after ?? [], path: inner }, visit);
}

/** Reports that a name may come from another package, all of which the new release exports: `export * from 'core'`. */
function comesFromStar({ name, target, isTypeOnly }: SnapshotExport, { pair, visit }: TargetContext): boolean {
  const modules = pair.after.flatMap((one) => (one.name === '*' ? [splitExternal(one.target).module] : []));
  const found = modules.find((module) => visit.request.namesIn(module)?.has(name) ?? true);
  if (found === undefined || name === 'default') return false;
  const isKnown = visit.request.namesIn(found) !== undefined;
  const reason = isKnown
    ? `comes from ${quoted(found)} now: its types are not compared`
    : `is no longer declared, and ${quoted(found)}, all of which the package exports, is not installed`;
  const place = exportPlace(pair.module, [...pair.path, name]);
  visit.changes.push({ ...place, change: 'changed', severity: 'unknown', reason, target, isTypeOnly: isTypeOnly === true });
  return true;
}

interface NameContext {
  readonly module: SnapshotModule;
  readonly path: readonly string[];
}

function addedName(
  { name, target, isTypeOnly: isType }: SnapshotExport,
  { module, path, reason }: NameContext & { readonly reason: string },
): ExportChange {
  return { ...exportPlace(module, [...path, name]), change: 'added', severity: 'minor', reason, target, isTypeOnly: isType === true };
}

function removedName(
  { name, target, isTypeOnly: isType }: SnapshotExport,
  { module, path, visit }: NameContext & { readonly visit: Visit },
): ExportChange {
  const { pairs, old, new: next } = visit.request;
  const newId = isExternal(target) ? target : pairs.newOf(target);
  const elsewhere = newId === undefined ? [] : (visit.places.new.get(newId) ?? []);
  const base = { ...exportPlace(module, [...path, name]), severity: 'major', target, isTypeOnly: isType === true } as const;
  const added = addsToModule(module) ? membersText(old, target) : undefined;
  if (added !== undefined)
    return { ...base, change: 'removed', reason: `no longer adds ${added} to ${quoted(name)} of ${quoted(module.name)}` };
  if (name === 'default' && elsewhere.includes(`${moduleLabel(module)}export=`)) {
    const reason = 'is the whole module now (`export =`): `require` gives it without `.default`';
    return { ...base, change: 'changed', reason };
  }
  if (elsewhere.length > 0)
    return { ...base, change: 'moved', reason: `can be imported only as ${elsewhere.map(quoted).join(' or ')} now` };
  if (newId !== undefined && isInternal(next, newId)) return { ...base, change: 'removed', reason: taggedInternal, isInternal: true };
  const renamed = sameDeclaration(target, { old, shapes: visit.shapes, places: visit.places.new });
  return {
    ...base,
    change: 'removed',
    reason: renamed === undefined ? 'was removed' : `was removed; ${quoted(renamed)} is declared alike`,
  };
}
