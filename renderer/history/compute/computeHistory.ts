import type { ItemChange, ItemHistory, PackageHistory, ReleaseChanges } from '../../model/history.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { PartOverload } from '../../release/declarationText.ts';
import { changeText } from './changeText.ts';
import { changeWords } from './changeWords.ts';
import { compareVersions } from './compareVersions.ts';
import { ownersOf } from './historyLabels.ts';
import { type ItemState, itemStates } from './itemStates.ts';

type States = ReadonlyMap<string, ItemState>;

interface Release {
  readonly version: string;
  readonly states: States;
}

/**
 * Computes in which release each item was added, changed and deprecated. An item that was removed and added again exists since it was added
 * again.
 *
 * @param snapshots one for each release, in any order
 */
export function computeHistory(snapshots: readonly ApiSnapshot[]): PackageHistory {
  const sorted = snapshots.toSorted((a, b) => compareVersions(a.package.version, b.package.version));
  const releases = sorted.map((one): Release => ({ version: one.package.version, states: itemStates(one) }));
  const newest = releases.at(-1);
  const labels = [...(newest?.states.keys() ?? [])].sort();
  return {
    versions: releases.map(({ version }) => version),
    items: Object.fromEntries(labels.map((label) => [label, itemHistory(label, releases)])),
    releases: releases
      .flatMap((release, index) => {
        const before = releases[index - 1];
        return before === undefined ? [] : [releaseChanges(before, release)];
      })
      .reverse(),
  };
}

function itemHistory(label: string, releases: readonly Release[]): ItemHistory {
  const gap = releases.findLastIndex(({ states }) => !states.has(label));
  const present = releases.slice(gap + 1).flatMap(({ version, states }) => {
    const state = states.get(label);
    return state === undefined ? [] : [{ version, state, states }];
  });
  const newest = present.at(-1)?.state;
  const hasMoved = isMoved(label, releases[gap]?.states, releases[gap + 1]?.states);
  const since = gap === -1 || hasMoved ? undefined : present[0]?.version;
  const changes = present.flatMap(({ version, state, states }, index): readonly ItemChange[] => {
    const before = present[index - 1];
    if (before === undefined || !isChanged(label, before.states, states)) return [];
    const texts = { old: before.state.text, new: state.text };
    const text = changeText(texts) ?? overloadsText(before.state, state);
    return [{ version, ...texts, ...(text === undefined ? {} : { text }) }];
  });
  const advice = newest?.deprecated;
  const lastFine = present.findLastIndex(({ state }) => state.deprecated === undefined);
  const deprecatedSince = lastFine === -1 ? since : present[lastFine + 1]?.version;
  const parameters = parametersOf(newest).flatMap((name) => {
    const lastWithout = present.findLastIndex(({ state }) => !parametersOf(state).includes(name));
    const [before, first] = [present[lastWithout], present[lastWithout + 1]];
    if (before === undefined || first === undefined || mayBeRenamed(name, parametersOf(before.state), parametersOf(first.state))) return [];
    return [[name, first.version] as const];
  });
  const overloads = overloadVersions(present.map(({ version, state }) => ({ version, overloads: state.overloads })));
  return {
    ...(since === undefined ? {} : { since }),
    ...(advice === undefined ? {} : { deprecated: { since: deprecatedSince, text: advice } }),
    changes,
    parameters: Object.fromEntries(parameters),
    ...(overloads.some((version) => version !== null) ? { overloads } : {}),
  };
}

/** The overloads that came or went, by the names of their parameters. Undefined if others may have taken their place. */
function overloadsText({ overloads: before }: ItemState, { overloads: after }: ItemState): string | undefined {
  const [lost, added] = [before.filter((one) => !has(after, one)), after.filter((one) => !has(before, one))];
  if (before.length === after.length || (lost.length > 0 && added.length > 0)) return undefined;
  const shown = ({ parameters }: PartOverload): string => `(${parameters.join(', ')})`;
  return changeWords({ added: added.map(shown), removed: lost.map(shown), noun: 'overload' });
}

/** Names of the parameters of all overloads. */
function parametersOf(state: ItemState | undefined): readonly string[] {
  const [first, ...others] = state?.overloads ?? [];
  return others.length === 0 ? (first?.parameters ?? []) : [...new Set([first, ...others].flatMap((one) => one?.parameters ?? []))];
}

/** Whether a parameter may be one that was there before, since the name at its position is gone. */
function mayBeRenamed(name: string, before: readonly string[], after: readonly string[]): boolean {
  const earlier = before[after.indexOf(name)];
  return earlier !== undefined && !after.includes(earlier);
}

function releaseChanges(before: Release, { version, states }: Release): ReleaseChanges {
  const labels = [...states.keys()];
  const both = labels.filter((label) => before.states.has(label));
  const stays = (label: string): boolean => !isMoved(label, before.states, states);
  const isDeprecated = (of: States, label: string): boolean => of.get(label)?.deprecated !== undefined;
  const removed = [...before.states.keys()].filter((label) => !states.has(label) && stays(label));
  const added = labels.filter((label) => !before.states.has(label) && stays(label));
  return {
    version,
    added: withoutMembersOf(added),
    changed: both.filter((label) => isChanged(label, before.states, states)).sort(),
    deprecated: labels.filter((label) => isDeprecated(states, label) && !isDeprecated(before.states, label)).sort(),
    removed: withoutMembersOf(removed),
  };
}

/** A symbol that came or went took its members with it: those have no line of their own. */
function withoutMembersOf(labels: readonly string[]): readonly string[] {
  const all = new Set(labels);
  return labels.filter((label) => !ownersOf(label).some((owner) => all.has(owner))).sort();
}

/**
 * Whether an item has another declaration. Members of enumerations are written differently from all others: if a symbol becomes an enumeration
 * or ceases to be one, only the symbol has changed.
 */
function isChanged(label: string, before: States, after: States): boolean {
  if (before.get(label)?.text === after.get(label)?.text) return false;
  const isEnum = (of: States, owner: string): boolean => of.get(owner)?.shape === 'enum';
  return !ownersOf(label).some((owner) => isEnum(before, owner) !== isEnum(after, owner));
}

/** Whether an item may have been in both releases, since a declaration that contains it has another kind or other bases. */
function isMoved(label: string, before: States | undefined, after: States | undefined): boolean {
  return ownersOf(label).some((owner) => {
    const [old, next] = [before?.get(owner), after?.get(owner)];
    return old !== undefined && next !== undefined && old.shape !== next.shape;
  });
}

interface ReleasedOverloads {
  readonly version: string;
  readonly overloads: readonly PartOverload[];
}

/**
 * The version that added each overload of the newest release. Null for an overload that the oldest release has, or that may be
 * an earlier overload written differently.
 *
 * @param releases those that have the item, the oldest first
 */
function overloadVersions(releases: readonly ReleasedOverloads[]): readonly (string | null)[] {
  const newest = releases.at(-1)?.overloads ?? [];
  if (newest.length < 2) return [];
  return newest.map((overload) => {
    const last = releases.findLastIndex(({ overloads }) => !has(overloads, overload));
    const [before, after] = [releases[last], releases[last + 1]];
    return before !== undefined && after !== undefined && isAdded(overload, before.overloads, after.overloads) ? after.version : null;
  });
}

/** Whether all earlier overloads are still there, or none of them has similar parameters. */
function isAdded(overload: PartOverload, before: readonly PartOverload[], after: readonly PartOverload[]): boolean {
  return before.every((one) => has(after, one)) || !before.some((one) => areSimilar(one.parameters, overload.parameters));
}

function has(overloads: readonly PartOverload[], { text }: PartOverload): boolean {
  return overloads.some((one) => one.text === text);
}

function areSimilar(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared).every((name, index) => name === other[index]);
}
