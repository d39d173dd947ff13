import type { ApiSymbol, Member } from '../model/api.ts';
import type { SymbolId, Type } from '../model/type.ts';

/** An object type whose fields users pass. */
export interface FieldsType {
  readonly id: SymbolId;
  /** Whether those fields are required that it declares so. */
  readonly isAsDeclared: boolean;
}

/**
 * The object type whose fields are what users pass for a parameter: `GraphQLSchemaConfig` for `Readonly<GraphQLSchemaConfig> | undefined`.
 * Undefined where there are several, or none with a page.
 */
export function fieldsType(type: Type): FieldsType | undefined {
  if (type.kind === 'union') {
    const [first, ...others] = type.types.filter((part) => !isEmpty(part));
    return first === undefined || others.length > 0 ? undefined : fieldsType(first);
  }
  if (type.kind !== 'reference') return undefined;
  if (type.target.kind === 'symbol') return { id: type.target.id, isAsDeclared: true };
  const [argument] = type.typeArguments;
  if (type.target.kind !== 'global' || argument === undefined) return undefined;
  const inner = wrappers.has(type.target.name) ? fieldsType(argument) : undefined;
  return inner && { ...inner, isAsDeclared: inner.isAsDeclared && wrappers.get(type.target.name) === true };
}

/** Types that keep the fields of the type they are applied to, and whether the same of them are required. */
const wrappers: ReadonlyMap<string, boolean> = new Map([
  ['NonNullable', true],
  ['Partial', false],
  ['Readonly', true],
  ['Required', false],
]);

function isEmpty(type: Type): boolean {
  if (type.kind === 'literal') return type.text === 'null';
  return type.kind === 'intrinsic' && ['null', 'undefined', 'void'].includes(type.name);
}

/** The fields of an object type, for a link to them. */
export interface Fields {
  readonly count: number;
  /** Names of the required ones, if they are few and not all. */
  readonly required: readonly string[];
  /** Names of all, as a pattern has them: `{ source, rules? }`. The required ones come first, and many are cut off. */
  readonly pattern: string;
}

/** More names would be longer than the link helps. */
const mostRequired = 4;

/** Undefined for other symbols: classes are made with `new`, and what can be called has no list of fields. */
export function fieldsOf(symbol: ApiSymbol): Fields | undefined {
  if (!isObject(symbol)) return undefined;
  const { members } = symbol;
  const required = members.filter(isRequired).map(({ name }) => name);
  return {
    count: members.length,
    required: required.length <= Math.min(mostRequired, members.length - 1) ? required : [],
    pattern: patternOf(requiredFirst(symbol)),
  };
}

/** About four lines of names. */
const mostNames = 30;

function patternOf(members: readonly Member[]): string {
  const names = members.slice(0, mostNames).map((member) => (isRequired(member) ? member.name : `${member.name}?`));
  return `{ ${[...names, ...(members.length > mostNames ? ['…'] : [])].join(', ')} }`;
}

/** Members as a short list shows them: of an object type, the required fields come first. */
export function requiredFirst(symbol: ApiSymbol): readonly Member[] {
  const { members } = symbol;
  return isObject(symbol) ? [...members.filter(isRequired), ...members.filter((member) => !isRequired(member))] : members;
}

function isObject({ kind, members }: ApiSymbol): boolean {
  if (kind !== 'interface' && kind !== 'type') return false;
  return members.some((member) => member.kind === 'property') && members.every((member) => fieldKinds.has(member.kind));
}

function isRequired({ flags }: Member): boolean {
  return flags.isOptional !== true;
}

const fieldKinds: ReadonlySet<string> = new Set(['property', 'method']);
