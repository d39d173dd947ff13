import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import type { Finding, Harm, Step } from '../difference/difference.ts';
import { partLabel } from '../difference/difference.ts';
import { membersOn } from '../difference/membersOn.ts';
import type { SnapshotComparison } from '../snapshots/compareSnapshots.ts';
import { propertyName } from '../types/properties.ts';
import { isPrimitive } from '../types/typeFacts.ts';
import type { Decided } from './entryDraft.ts';
import { harmsOf, isInstance, withRepeats } from './foldRepeats.ts';

/**
 * Folds breaks that one change makes in several places: the same program shows them, the same type takes the place of the same other one, the
 * same property of several types changed, or a type is removed or no longer a class, and what had it changes with it. The entry of what users can
 * import names the others.
 */
export function foldAlike(decided: readonly Decided[], { context }: Pick<SnapshotComparison, 'context'>): readonly Decided[] {
  const isBroken = ({ entry, draft }: Decided): boolean =>
    entry.verdict === 'major' && (draft.findings.length > 0 || ['removed', 'moved'].includes(draft.exported?.change ?? ''));
  const removedIn = (one: Decided): string | undefined =>
    one.draft.exported?.change === 'removed' ? one.draft.exported.target : undefined;
  /** The types that differ. A difference of a member's object, such as a private member, is one of the member itself. */
  const typesOf = ({ id, part, difference: { old, new: next, path } }: Finding<Harm>): readonly (ts.Type | undefined)[] => {
    const typeIn = (symbol: ts.Symbol | undefined): ts.Type | undefined => {
      const own = symbol && context?.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
      const member = own?.find((one) => 'name' in part && propertyName(one) === part.name);
      return member && context?.checker.getTypeOfSymbol(member);
    };
    const isWhole = old === undefined && next === undefined && path.length <= 1;
    return isWhole ? [typeIn(context?.names.symbolOf('old', id)), typeIn(context?.names.successorOf(id))] : [old, next];
  };
  /** The declarations that the type before a break names. */
  const namedBy = (harm: Finding<Harm>): readonly string[] => {
    const [type] = typesOf(harm);
    const types = type === undefined || context === undefined ? [] : [type, context.checker.getNonNullableType(type)];
    return types.flatMap(({ aliasSymbol, symbol }) => [aliasSymbol, symbol].flatMap((one) => context?.names.idOf(one)?.id ?? []));
  };
  /** The declaration of the property that a break is in. Several types may have it: by inheritance, in an intersection, or as `Partial<Options>`. */
  const propertyOf = memoize(({ id, part, difference: { path, rule, name } }: Finding<Harm>): ts.Declaration | undefined => {
    const gone: readonly Step[] = rule === 'removed' && name !== undefined ? [{ kind: 'property', name }] : [];
    const steps = [...(part.kind === 'member' ? [part] : []), ...path, ...gone];
    const [type, last] = [context?.names.typeOf('old', id), steps.at(-1)];
    const member = type === undefined || context === undefined ? undefined : membersOn(steps, type, context.checker).at(-1);
    const isEnd = member !== undefined && last !== undefined && 'name' in last && propertyName(member) === last.name;
    return isEnd && steps.every(({ kind }) => kind === 'property' || kind === 'member') ? member.declarations?.[0] : undefined;
  });
  /** Whether a property that several types have changed. Users who receive one of them, and pass another, lose the same property. */
  const isSameProperty = (one: Finding<Harm>, other: Finding<Harm>): boolean => {
    const [mine, yours] = [one.difference, other.difference];
    const isAlike = mine.rule === 'removed' || (mine.position === yours.position && isInstance(mine.old, yours.old));
    return (
      mine.rule === yours.rule &&
      isAlike &&
      isInstance(mine.new, yours.new) &&
      propertyOf(one) !== undefined &&
      propertyOf(one) === propertyOf(other)
    );
  };
  /** Whether the same type takes the place of the same other one. Where one is a text or a number, also in a member of the same name. */
  const isReplacedAlike = (one: Finding<Harm>, other: Finding<Harm>): boolean => {
    if (isSameProperty(one, other)) return true;
    const [mine, yours] = [one.difference, other.difference];
    if (mine.rule !== yours.rule || mine.position !== yours.position || mine.name !== yours.name) return false;
    if (isSameFunction(mine, yours)) return true;
    const [types, others] = [typesOf(one), typesOf(other)];
    const named = types.filter(isNamed);
    const isAlike = types.every((type, index) => isInstance(type, others[index]));
    return isAlike && (named.length === 2 || (named.length === 1 && placeOf(one) === placeOf(other)));
  };
  const follows = (one: Decided, first: Decided): boolean => {
    const [harms, target] = [harmsOf(one), removedIn(first)];
    if (one.entry.witness !== undefined && one.entry.witness === first.entry.witness) return true;
    if (harms.length === 0) return isSameExport(first, one);
    if (isClassGone(first, one)) return true;
    if (target !== undefined) return harms.every((harm) => namedBy(harm).includes(target));
    return toldHarms(one).every((harm) => harmsOf(first).some((other) => isReplacedAlike(harm, other)));
  };
  const keysOf = ({ entry: { witness }, draft }: Decided): readonly string[] => [
    ...(witness === undefined ? [] : [`witness ${witness}`]),
    ...(draft.exported?.target === undefined ? [] : [`type ${draft.exported.target}`]),
  ];
  /** What another entry that follows from this one has in common with it. There may be thousands of entries. */
  const offered = (one: Decided): readonly unknown[] => [
    ...keysOf(one),
    ...harmsOf(one).flatMap((harm) => [`class ${harm.id}`, ruleOf(harm), propertyOf(harm) ?? []].flat()),
  ];
  const needed = (one: Decided): readonly unknown[] => {
    const own = toldHarms(one).slice(0, 1);
    const typesIn = (harm: Finding<Harm>): readonly string[] => namedBy(harm).map((id) => `type ${id}`);
    return [...keysOf(one), ...own.flatMap((harm) => [`class ${harm.id}`, ruleOf(harm), propertyOf(harm) ?? [], typesIn(harm)].flat())];
  };
  const firsts = new Map<Decided, Decided[]>();
  const index = new Map<unknown, Decided[]>();
  const folded = new Set<Decided>();
  for (const one of decided.filter(isBroken).toSorted((a, b) => rank(a) - rank(b))) {
    const first = needed(one)
      .flatMap((key) => index.get(key) ?? [])
      .find((other) => follows(one, other));
    if (first !== undefined) {
      firsts.get(first)?.push(one);
      folded.add(one);
      continue;
    }
    firsts.set(one, []);
    for (const key of new Set(offered(one))) {
      if (!index.has(key)) index.set(key, []);
      index.get(key)?.push(one);
    }
  }
  return decided.flatMap((one) => {
    const others = firsts.get(one) ?? [];
    return folded.has(one) ? [] : [others.length === 0 ? one : withRepeats(one, others)];
  });
}

/** Removed exports are first, and what no export names is last. */
function rank({ entry, draft }: Decided): number {
  if (draft.exported !== undefined) return 0;
  return entry.displayName === undefined && !entry.symbol.includes('$') ? 1 : 2;
}

/** Whether an export is gone from a module and from a namespace of the same module: `./core:parse` and `core.parse`. */
function isSameExport({ draft: { exported: first } }: Decided, { draft: { exported: one } }: Decided): boolean {
  return one?.target !== undefined && one.target === first?.target && one.change === first.change;
}

/** Whether two breaks are in the same place of the same function of the old release, which several types have. */
function isSameFunction(mine: Harm, yours: Harm): boolean {
  const [own, other] = [functionOf(mine), functionOf(yours)];
  const isSame = own.declaration !== undefined && own.declaration === other.declaration && own.place === other.place;
  return isSame && isInstance(mine.old, yours.old) && isInstance(mine.new, yours.new);
}

/** The last function on the way to a break, and the place of the break in it. */
function functionOf({ call, path }: Harm) {
  const at = path.findLastIndex((step) => 'call' in step && step.call !== undefined);
  const step = path[at];
  const last = call ?? (step !== undefined && 'call' in step ? step.call : undefined);
  const rest = call === undefined ? path.slice(at) : [];
  const place = rest.map((one) => `${one.kind} ${'index' in one ? one.index : ''} ${'name' in one ? one.name : ''}`).join();
  return { declaration: last?.signature.declaration, place };
}

/** The breaks that the reason of an entry names. A default has to fit the limit of its type parameter. */
function toldHarms(one: Decided): readonly Finding<Harm>[] {
  const harms = harmsOf(one);
  const told = harms.filter((harm) => harm.difference.severity === 'major' && !isOfLimit(harm, harms));
  return told.length === 0 ? harms : told;
}

/** Whether the default of a type parameter changed, and what the parameter extends did as well: the default has to fit that. */
function isOfLimit({ difference: { path } }: Finding<Harm>, harms: readonly Finding<Harm>[]): boolean {
  const [own] = path;
  const isLimit = ([step]: readonly Step[]): boolean => step?.kind === 'constraint' && own?.kind === 'default' && step.name === own.name;
  return own?.kind === 'default' && harms.some(({ difference }) => isLimit(difference.path));
}

/** Whether a class is none any more, and the other entry says so of its constructor. */
function isClassGone(first: Decided, one: Decided): boolean {
  const [gone] = harmsOf(first).filter(({ part, difference }) => part.kind === 'type' && difference.rule === 'kind');
  return gone !== undefined && harmsOf(one).every(({ id, part }) => id === gone.id && part.kind === 'constructor');
}

function ruleOf({ difference: { rule, position, name = '' } }: Finding<Harm>): string {
  return `rule ${rule} ${position} ${name}`;
}

function isNamed(type: ts.Type | undefined): boolean {
  return type !== undefined && !isPrimitive(type) && (type.aliasSymbol ?? type.symbol) !== undefined;
}

function placeOf({ part, difference: { path } }: Finding<Harm>): string {
  const names = path.flatMap((step) => (step.kind === 'property' ? [step.name] : []));
  return names.at(-1) ?? partLabel(part).replace(/^\./, '');
}
