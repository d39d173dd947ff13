import ts from 'typescript';
import type { ApiSnapshot } from '../../../../snapshot/apiSnapshot.ts';
import { classBases, classMembers } from '../../../../snapshot/declarationsOf.ts';
import type { Finding } from '../../difference/finding.ts';
import { propertyName } from '../../types/properties.ts';
import { plainKey as keyText, plainAccess as memberAccess } from '../expressions/memberKeys.ts';
import type { Body, CandidatesRequest, Draft, Maker, Tools } from './candidate.ts';
import { generics } from './candidateTools.ts';

export function isProtected(request: CandidatesRequest, id: string, name: string): boolean {
  return classMembers(request.old, id).some((one) => one.access === 'protected' && one.name === name);
}

/** Programs with a class that extends the old one. */
export function subclassMakers({ id, part, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
  const name = 'name' in part ? part.name : '';
  const fact = classMembers(request.old, id).find((one) => one.name === name && !one.isStatic);
  const { checker } = request.context.comparison;
  const symbol = request.context.names.symbolOf('old', id);
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  const property = type && checker.getPropertiesOfType(type).find((one) => propertyName(one) === name);
  const within =
    (lines: (tools: Tools) => Body | undefined): Maker =>
    (tools) => {
      const [local, parameters] = [tools.writer.nameOf(id), generics(tools, id)];
      if (local === undefined || parameters === undefined) return undefined;
      const own = lines(tools);
      if (own === undefined) return undefined;
      const abstract = abstractMembers(request.old, id).filter((one) => one !== name || !own.some((line) => line.includes(keyText(name))));
      const implemented = abstract.map((one) => `  ${abstractText(one, { snapshot: request.old, id })}`);
      return {
        body: [
          `export class Mine${parameters.declared} extends ${local}${parameters.given} {`,
          ...implemented,
          ...own.map((line) => `  ${line}`),
          '}',
        ],
        isProof: false,
      };
    };
  const access = fact?.access === 'protected' ? 'protected ' : '';
  const asMethod = within(({ typeText }) => {
    const [signature] = property === undefined ? [] : checker.getSignaturesOfType(checker.getTypeOfSymbol(property), ts.SignatureKind.Call);
    const result = signature === undefined ? undefined : typeText(signature.getReturnType());
    return result === undefined ? undefined : [`${access}override ${keyText(name)}(...values: any[]): ${result} {`, '  return null!;', '}'];
  });
  const asProperty = within(({ typeText }) => {
    const text = property === undefined ? undefined : typeText(checker.getTypeOfSymbol(property));
    return text === undefined ? undefined : [`${access}override ${keyText(name)}: ${text} = null!;`];
  });
  const asAccessor = within(({ typeText }) => {
    const text = property === undefined ? undefined : typeText(checker.getTypeOfSymbol(property));
    return text === undefined ? undefined : [`${access}override get ${keyText(name)}(): ${text} {`, '  return null!;', '}'];
  });
  const empty = within(() => []);
  const used: readonly Maker[] = Array.from({ length: 4 }, (_, index) =>
    within(({ expressions }) => {
      if (type === undefined) return undefined;
      const statements = expressions.receive({ expression: 'this', type, path: difference.path, difference })[index];
      return statements === undefined
        ? undefined
        : ['use() {', ...statements.split('\n').map((line) => `  ${line.replace(/^export /, '')}`), '}'];
    }),
  );
  const touched = within(() => ['use() {', `  return this${memberAccess(name)};`, '}']);
  if (difference.rule === 'abstract') return [empty];
  if (difference.rule === 'access') return [(tools) => publicUse(id, name, tools), touched];
  const override = fact?.kind === 'method' ? [asMethod] : fact?.kind === 'getter' ? [asAccessor] : [asProperty];
  return difference.rule === 'override' ? override : [...used, touched];
}

function publicUse(id: string, name: string, tools: Tools): Draft | undefined {
  const [local, parameters] = [tools.writer.nameOf(id), generics(tools, id)];
  if (local === undefined || parameters === undefined) return undefined;
  const head = `export function witness${parameters.declared}(it: ${local}${parameters.given}) {`;
  return { body: [head, `  return it${memberAccess(name)};`, '}'], isProof: false };
}

/** Names of the abstract members of a class and its bases. */
function abstractMembers(snapshot: ApiSnapshot, id: string): readonly string[] {
  const members = withBases(snapshot, id).flatMap((one) => classMembers(snapshot, one));
  return [...new Set(members.flatMap(({ isAbstract, name }) => (isAbstract ? [name] : [])))];
}

/** An implementation of an abstract member. */
function abstractText(name: string, { snapshot, id }: { readonly snapshot: ApiSnapshot; readonly id: string }): string {
  const members = withBases(snapshot, id).flatMap((one) => classMembers(snapshot, one));
  const fact = members.find((one) => one.name === name && one.isAbstract);
  const access = fact?.access === 'protected' ? 'protected ' : '';
  return fact?.kind === 'method' ? `${access}${name}(...values: any[]): any { return null!; }` : `${access}${name}: any = null!;`;
}

function withBases(snapshot: ApiSnapshot, id: string): readonly string[] {
  return [id, ...classBases(snapshot, id).flatMap((base) => withBases(snapshot, base))];
}
