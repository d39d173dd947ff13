import ts from 'typescript';
import { angled, classMembers, enumMemberNames, factsOf } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import type { Finding, Harm } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { has, isObject, isThisType } from '../../types/typeFacts.ts';
import { plainAccess, plainKey } from '../program/importNames.ts';
import { type CandidatesRequest, type Maker, typeParametersOf, withName, withType } from './maker.ts';
import { isProtected, subclassMakers } from './subclassMakers.ts';
import { chainMakers, mergeMaker, varianceMakers } from './typeMakers.ts';

/** Programs for differences that only a certain use shows. */
export function specialMakers(finding: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { id, part, difference } = finding;
  const { rule, old } = difference;
  if (part.kind === 'enum-member') return enumMakers(finding, part.name, request);
  const name = 'name' in part ? part.name : '';
  const any = angled(typeParametersOf(request, id).map(() => 'any'));
  const line = (write: (local: string) => string): Maker => withName(id, (local) => [write(local)]);
  const asType = line((local) => `export type Before = ${local}${any};`);
  const extended = line((local) => `export class Mine extends ${local}${any} {}`);
  const made = line((local) => `export const made = new ${local}(${constructorValues(id, request)[0]?.required ?? ''});`);
  const makers: Maker[] = [];
  if (old !== undefined && isThisType(old)) makers.push(...chainMakers(finding, request));
  if (part.kind === 'value') {
    if (rule === 'kind')
      makers.push(
        line((local) => `export const value = ${local};`),
        line((local) => `export const keys = Object.keys(${local});`),
      );
    if (old !== undefined && has(old, ts.TypeFlags.UniqueESSymbol))
      makers.push(line((local) => `export const isUnique: symbol extends typeof ${local} ? false : true = true;`));
  }
  if (part.kind === 'constructor' && isProtectedConstructor(request, id)) {
    const calls = constructorValues(id, request).flatMap(({ required, all }) => [required, all]);
    makers.push(
      ...calls.map((values) =>
        withName(id, (local) => [`export class Mine extends ${local}${any} {`, `  constructor() { super(${values}); }`, '}']),
      ),
    );
  }
  if (part.kind === 'type' && rule === 'kind')
    makers.push(
      asType,
      extended,
      ...enumMemberNames(declarationsOf(request.old, id)).map((member) => line((local) => `export type Before = ${local}.${member};`)),
      mergeMaker(id, request),
      withName(id, (local) => [`export function exampleUse(value: ${local}${any}): Record<string, unknown> {`, '  return value;', '}']),
    );
  if (part.kind === 'type' && rule === 'type-parameter')
    makers.push(
      asType,
      line((local) => `export type Before = ${local};`),
      ...varianceMakers(id, request),
    );
  if (part.kind === 'type' && (rule === 'constraint' || difference.path.some(({ kind }) => kind === 'constraint')))
    makers.push(withType(id, ({ declared, type }) => [`export type Before${declared} = ${type};`]));
  if (rule === 'abstract' && part.kind !== 'member') makers.push(made);
  if (rule === 'access' && part.kind === 'constructor') makers.push(made, extended);
  if (part.kind === 'static' && rule === 'access') makers.push(line((local) => `export const value = ${local}${plainAccess(name)};`));
  if (part.kind === 'static' && rule === 'override')
    makers.push(
      withName(id, (local) => [`export abstract class Mine extends ${local}${any} {`, `  protected static ${plainKey(name)}: any;`, '}']),
    );
  if (part.kind === 'member' && (rule === 'abstract' || rule === 'override' || rule === 'access' || isProtected(request, id, name)))
    makers.push(...subclassMakers(finding, request));
  return makers;
}

function isProtectedConstructor({ old }: CandidatesRequest, id: string): boolean {
  return classMembers(old, id).some(({ kind, access }) => kind === 'constructor' && access === 'protected');
}

/** The required arguments, and all arguments, of each constructor of a class. */
function constructorValues(id: string, { context }: CandidatesRequest) {
  const signatures = context.names.valueTypeOf('old', id)?.getConstructSignatures() ?? [];
  return signatures.map((signature) => {
    const parameters = parametersOf(signature, context.checker);
    const required = parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest);
    const [some, all] = [required, parameters].map((given) => given.map(() => 'null!').join(', '));
    return { required: some ?? '', all: all ?? '' };
  });
}

function enumMakers({ id, difference, change }: Finding<Harm>, name: string, request: CandidatesRequest): readonly Maker[] {
  const { old } = request;
  const member = plainAccess(name);
  if (change === 'removed') return withEnum(id, request, (local) => `export const value = ${local}${member};`);
  if (difference.rule === 'value') {
    const members = declarationsOf(old, id).flatMap((one) => (one.kind === 'enum' ? factsOf(one).members : []));
    const value = members.find((one) => one.name === name)?.value;
    return value === undefined ? [] : withEnum(id, request, (local) => `export const value: ${value} = ${local}${member};`);
  }
  const names = enumMemberNames(declarationsOf(old, id));
  return [
    withName(id, (local) => [
      `export function exampleUse(value: ${local}): string {`,
      '  switch (value) {',
      ...names.map((one) => `    case ${local}${plainAccess(one)}: return ${JSON.stringify(one)};`),
      '    default: {',
      '      const rest: never = value;',
      '      return rest;',
      '    }',
      '  }',
      '}',
    ]),
  ];
}

/** Programs that use an enum by its name, or by the exported values that are the enum or have it in a property. */
function withEnum(id: string, { context, places }: CandidatesRequest, write: (expression: string) => string): readonly Maker[] {
  const { checker, names } = context;
  if (places.has(id)) return [withName(id, (local) => [write(local)])];
  const enumType = names.valueTypeOf('old', id);
  const seen = new Set<ts.Type>();
  const accessesIn = (type: ts.Type, depth: number): readonly string[] => {
    if (type === enumType) return [''];
    if (seen.has(type)) return [];
    seen.add(type);
    const inner = (symbol: ts.Symbol): readonly string[] =>
      accessesIn(checker.getTypeOfSymbol(symbol), depth + 1).map((access) => `${plainAccess(symbol.name)}${access}`);
    return depth === mostProperties || !isObject(type) ? [] : type.getProperties().flatMap(inner);
  };
  return [...places.keys()].flatMap((from) => {
    const type = names.valueTypeOf('old', from);
    const accesses = type === undefined || enumType === undefined ? [] : accessesIn(type, 0);
    return accesses.map((access) => withName(from, (local) => [write(`${local}${access}`)]));
  });
}

/** How many properties users name to reach an enum. */
const mostProperties = 3;
