import { classMembers } from '../../../release/declarationFacts.ts';
import { hiddenBases } from '../../declarations/hiddenBases.ts';
import type { Finding, Harm } from '../../difference/difference.ts';
import { propertyName } from '../../types/properties.ts';
import { receive } from '../expressions/expressions.ts';
import { plainAccess, plainKey } from '../program/importNames.ts';
import { type Body, type CandidatesRequest, innerLines, type Maker, type Tools, withType } from './maker.ts';
import { subclassMaker } from './subclassMaker.ts';

export function isProtected({ old }: CandidatesRequest, id: string, name: string): boolean {
  return classMembers(old, id).some((one) => one.access === 'protected' && one.name === name);
}

/** Programs with a class that extends the old one. */
export function subclassMakers({ id, part, difference }: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { old, context } = request;
  const extended = importableHeir(id, request);
  const name = 'name' in part ? part.name : '';
  const [key, access] = [plainKey(name), plainAccess(name)];
  const { checker, names } = context;
  const type = names.typeOf('old', extended);
  const property = type?.getProperties().find((one) => propertyName(one) === name);
  const propertyType = property && checker.getTypeOfSymbol(property);
  const within = (linesOf: (tools: Tools) => Body | undefined): Maker => subclassMaker({ id: extended, name, linesOf }, request);
  if (difference.rule === 'abstract') return [within(() => [])];
  const touched = within(() => ['use() {', `  return this${access};`, '}']);
  if (difference.rule === 'access') {
    const publicUse = withType(extended, (it) => [
      `export function exampleUse${it.declared}(it: ${it.type}) {`,
      `  return it${access};`,
      '}',
    ]);
    return [publicUse, touched];
  }
  if (difference.rule === 'override') {
    const fact = classMembers(old, id).find((one) => one.name === name && !one.isStatic);
    const head = `${fact?.access === 'protected' ? 'protected ' : ''}override`;
    return [
      within(({ typeText }) => {
        const isMethod = fact?.kind === 'method';
        const overridden = isMethod ? propertyType?.getCallSignatures()[0]?.getReturnType() : propertyType;
        const text = overridden && typeText(overridden);
        if (text === undefined) return undefined;
        if (isMethod) return [`${head} ${key}(...values: any[]): ${text} {`, '  return null!;', '}'];
        return fact?.kind === 'getter' ? [`${head} get ${key}(): ${text} {`, '  return null!;', '}'] : [`${head} ${key}: ${text} = null!;`];
      }),
    ];
  }
  const used = [0, 1, 2, 3].map((index) =>
    within((tools) => {
      const statements = type && receive({ expression: 'this', type, path: difference.path, difference }, tools)[index];
      return statements === undefined ? undefined : ['use() {', ...innerLines(statements), '}'];
    }),
  );
  return [...used, touched];
}

/** The class itself, or the first class that users can import and that extends it, if they cannot import it. */
function importableHeir(id: string, { old, places }: CandidatesRequest): string {
  const isImportable = (one: string): boolean => places.has(one);
  if (isImportable(id)) return id;
  const heirs = old.declarations.filter((one) => one.kind === 'class' && isImportable(one.id));
  return heirs.find((one) => hiddenBases(old, one.id, isImportable).includes(id))?.id ?? id;
}
