import { groupBy } from '../../model/groupBy.ts';
import type { EnumDeclaration } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { type Difference, type Finding, major, minor } from '../difference/difference.ts';
import type { DeclarationRequest } from './declarationParts.ts';

interface EnumPair {
  readonly before: EnumDeclaration;
  readonly after: EnumDeclaration;
}

/**
 * Compares the members of enums. A new member is a major change if users receive the enum: they may handle all members in a `switch`.
 * Members that only count on after a new one are one change.
 */
export function compareEnums({ id, positions }: DeclarationRequest, { before, after }: EnumPair): readonly Finding[] {
  const [mine, yours] = [valuesByName(before), valuesByName(after)];
  const found: Finding[] = [];
  const report = (name: string, change: Finding['change'], difference: Difference): void => {
    found.push({ id, part: { kind: 'enum-member', name }, change, difference });
  };
  // A declared enum may omit its values.
  const moved = [...mine].flatMap(([name, value]) => {
    const now = yours.get(name) ?? '';
    return now === value || now === '' || value === '' ? [] : [{ name, value, now }];
  });
  const isVariant = !before.isConst && !after.isConst && isRenumbered(mine, yours);
  const others = moved.length === 2 ? '1 more member counts' : `${moved.length - 1} more members count`;
  const more = isVariant && moved.length > 1 ? `; ${others} on from there` : '';
  for (const { name, value, now } of isVariant ? moved.toSorted((a, b) => Number(a.value) - Number(b.value)).slice(0, 1) : moved) {
    const reason = `was ${value}, and is ${now} now${more}`;
    report(name, 'changed', major({ rule: 'value', reason, position: 'receive', name, isVariant }));
  }
  for (const name of [...mine.keys()].filter((one) => !yours.has(one)))
    report(name, 'removed', major({ rule: 'removed', reason: 'was removed', position: 'receive', name }));
  for (const name of [...yours.keys()].filter((one) => !mine.has(one))) {
    const reason = 'was added: programs that handle every member miss it';
    report(
      name,
      'added',
      positions.has('receive') ? major({ rule: 'wider', reason, position: 'receive', name, isVariant: true }) : minor('was added'),
    );
  }
  if (before.isConst === after.isConst) return found;
  const harm = major({ rule: 'kind', reason: 'is a const enum now: it has no object', position: 'receive' });
  const difference = after.isConst ? harm : minor('is no longer a const enum');
  return [...found, { id, part: { kind: 'value' }, change: 'changed', difference }];
}

function valuesByName(declaration: EnumDeclaration): ReadonlyMap<string, string> {
  return new Map(factsOf(declaration).members.map(({ name, value = '' }) => [name, value]));
}

/**
 * Whether numbers changed because members were added before them: all others are still there, keep their order and rise by as many as there
 * are new numbers before them, and each number is still one of the enum, so that programs may pass it. Flags double instead.
 */
function isRenumbered(mine: ReadonlyMap<string, string>, yours: ReadonlyMap<string, string>): boolean {
  const values = [...mine.values(), ...yours.values()];
  const known = new Set(yours.values());
  if (!values.every((value) => /^-?\d+$/.test(value)) || ![...mine.values()].every((value) => known.has(value))) return false;
  if (![...mine.keys()].every((name) => yours.has(name))) return false;
  // Names such as `First` and `Last` share the number of another member, and may get that of a new one.
  const steps = [...groupBy(mine, ([, value]) => Number(value))].toSorted(([a], [b]) => a - b);
  const placeOf = new Map(
    [...known]
      .map(Number)
      .toSorted((a, b) => a - b)
      .map((number, place) => [number, place] as const),
  );
  let last = Number.NEGATIVE_INFINITY;
  return steps.every(([before, members], place) => {
    const numbers = members.map(([name]) => Number(yours.get(name)));
    const countOn = numbers.every((one) => one > last && one - before === (placeOf.get(one) ?? 0) - place);
    last = Math.max(last, ...numbers);
    return countOn;
  });
}
