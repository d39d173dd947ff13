import ts from 'typescript';
import { classMembers, plainName } from '../../../../snapshot/declarationsOf.ts';
import { memberFacts } from '../../../../snapshot/memberFacts.ts';
import type { Finding } from '../../difference/finding.ts';
import { parametersOf } from '../../types/parameters.ts';
import { has, isThisType } from '../../types/typeFacts.ts';
import { plainAccess as memberAccess, plainAccess, plainKey } from '../expressions/memberKeys.ts';
import { anyArguments } from '../program/witnessWriter.ts';
import type { Body, CandidatesRequest, Maker, Tools } from './candidate.ts';
import { declarationsOf, generics, typeParametersText } from './candidateTools.ts';
import { isProtected, subclassMakers } from './subclassMakers.ts';
import { chainMakers, mergeMaker, varianceMakers } from './typeMakers.ts';

/** Programs for differences that only a certain use shows. */
export function specialMakers(finding: Finding, request: CandidatesRequest): readonly Maker[] {
  const { id, part, difference } = finding;
  const { rule } = difference;
  const name = 'name' in part ? part.name : '';
  const simple =
    (write: (local: string, tools: Tools) => Body | undefined): Maker =>
    (tools) => {
      const local = tools.writer.nameOf(id);
      const body = local === undefined ? undefined : write(local, tools);
      return body === undefined ? undefined : { body, isProof: false };
    };
  if (part.kind === 'enum-member') return enumMakers(finding, request, simple);
  const makers: Maker[] = [];
  if (difference.old !== undefined && isThisType(difference.old)) makers.push(...chainMakers(finding, request));
  const anyOf = (): string => anyArguments(typeParametersText(request, id));
  if (rule === 'kind' && part.kind === 'value')
    makers.push(
      simple((local) => [`export const value = ${local};`]),
      simple((local) => [`export const keys = Object.keys(${local});`]),
    );
  if (part.kind === 'value' && difference.old !== undefined && has(difference.old, ts.TypeFlags.UniqueESSymbol))
    makers.push(simple((local) => [`export const isUnique: symbol extends typeof ${local} ? false : true = true;`]));
  if (part.kind === 'constructor' && isProtectedConstructor(request, id))
    makers.push(...superCalls(id, request).map((call) => simple((local) => [`export class Mine extends ${local}${anyOf()} {`, call, '}'])));
  if (rule === 'kind' && part.kind === 'type') {
    makers.push(
      simple((local) => [`export type Before = ${local}${anyOf()};`]),
      simple((local) => [`export class Mine extends ${local}${anyOf()} {}`]),
      ...enumNames(request, id).map((member) => simple((local) => [`export type Before = ${local}.${member};`])),
      mergeMaker(id, request),
      simple((local) => [`export function witness(value: ${local}${anyOf()}): Record<string, unknown> {`, '  return value;', '}']),
    );
  }
  if (rule === 'type-parameter' && part.kind === 'type') {
    makers.push(
      simple((local) => [`export type Before = ${local}${anyOf()};`]),
      simple((local) => [`export type Before = ${local};`]),
    );
    makers.push(...varianceMakers(id, request));
  }
  if (rule === 'constraint' || difference.path.some(({ kind }) => kind === 'constraint')) {
    makers.push((tools) => {
      const [local, parameters] = [tools.writer.nameOf(id), generics(tools, id)];
      if (local === undefined || parameters === undefined || part.kind !== 'type') return undefined;
      return { body: [`export type Before${parameters.declared} = ${local}${parameters.given};`], isProof: false };
    });
  }
  if (rule === 'abstract' && part.kind !== 'member')
    makers.push(simple((local) => [`export const made = new ${local}(${constructorValues(id, request)});`]));
  if (rule === 'access' && part.kind === 'constructor') {
    makers.push(
      simple((local) => [`export const made = new ${local}(${constructorValues(id, request)});`]),
      simple((local) => [`export class Mine extends ${local}${anyOf()} {}`]),
    );
  }
  if (part.kind === 'static' && rule === 'access') makers.push(simple((local) => [`export const value = ${local}${plainAccess(name)};`]));
  if (part.kind === 'static' && rule === 'override')
    makers.push(
      simple((local) => [`export abstract class Mine extends ${local}${anyOf()} {`, `  protected static ${plainKey(name)}: any;`, '}']),
    );
  if (part.kind === 'member' && (rule === 'abstract' || rule === 'override' || rule === 'access' || isProtected(request, id, name)))
    makers.push(...subclassMakers(finding, request));
  return makers;
}

function constructorValues(id: string, { context }: CandidatesRequest): string {
  const symbol = context.names.symbolOf('old', id);
  const { checker } = context.comparison;
  const [signature] = symbol === undefined ? [] : checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Construct);
  if (signature === undefined) return '';
  return parametersOf(signature, checker)
    .filter(({ isOptional, isRest }) => !isOptional && !isRest)
    .map(() => 'null!')
    .join(', ');
}

function isProtectedConstructor(request: CandidatesRequest, id: string): boolean {
  return classMembers(request.old, id).some(({ kind, access }) => kind === 'constructor' && access === 'protected');
}

/** Calls of a protected constructor, which only subclasses can write: one with the required arguments, and one with all arguments. */
function superCalls(id: string, { context }: CandidatesRequest): readonly string[] {
  const symbol = context.names.symbolOf('old', id);
  const { checker } = context.comparison;
  const signatures = symbol === undefined ? [] : checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Construct);
  return signatures.flatMap((signature) => {
    const parameters = parametersOf(signature, checker);
    const required = parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest);
    return [required, parameters].map((given) => `  constructor() { super(${given.map(() => 'null!').join(', ')}); }`);
  });
}

type Simple = (write: (local: string, tools: Tools) => Body | undefined) => Maker;

function enumMakers({ id, part, difference, change }: Finding, request: CandidatesRequest, simple: Simple): readonly Maker[] {
  const name = 'name' in part ? part.name : '';
  const member = memberAccess(name);
  if (change === 'removed') return [simple((local) => [`export const value = ${local}${member};`])];
  if (difference.rule === 'value') {
    const text = declarationsOf(request, id).flatMap((one) =>
      one.kind === 'enum' ? one.members.map((each) => memberFacts(each.text)) : [],
    );
    const value = text.find((one) => one.name === name || one.name === JSON.stringify(name))?.rest.replace(/^ = /, '');
    return value === undefined ? [] : [simple((local) => [`export const value: ${value} = ${local}${member};`])];
  }
  const names = enumNames(request, id);
  return [
    simple((local) => [
      `export function witness(value: ${local}): string {`,
      '  switch (value) {',
      ...names.map((one) => `    case ${local}${memberAccess(one)}: return ${JSON.stringify(one)};`),
      '    default: {',
      '      const rest: never = value;',
      '      return rest;',
      '    }',
      '  }',
      '}',
    ]),
  ];
}

function enumNames(request: CandidatesRequest, id: string): readonly string[] {
  return declarationsOf(request, id).flatMap((one) => {
    if (one.kind !== 'enum') return [];
    return one.members.map(({ text }) => plainName(memberFacts(text)));
  });
}
