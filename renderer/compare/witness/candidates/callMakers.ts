import ts from 'typescript';
import { angled } from '../../../release/declarationFacts.ts';
import { isIdentifier } from '../../../release/usableName.ts';
import { type Finding, type Harm, positionBefore } from '../../difference/difference.ts';
import { declaredConstraint, parametersOf } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { plainAccess, plainKey } from '../program/importNames.ts';
import { type Body, type CandidatesRequest, isAssignment, type Maker, type Tools, withName, withType } from './maker.ts';

/**
 * Programs with a function that has the old signature and calls the new one. Such a function needs everything that callers could rely on.
 */
export function wrapperMakers({ id, part, difference }: Finding<Harm>, { context }: CandidatesRequest): readonly Maker[] {
  const isProof = isAssignment(difference, context.relation);
  const type = context.names.valueTypeOf('old', id);
  const isConstruct = part.kind === 'constructor';
  const signatures = (isConstruct ? type?.getConstructSignatures() : type?.getCallSignatures()) ?? [];
  const make = (isShort: boolean, isExplicit: boolean): Maker =>
    withName(
      id,
      (name, tools) => {
        const expression = `${isConstruct ? 'new ' : ''}${name}`;
        const bodies = signatures.map((signature, index) =>
          callerText(signature, { expression, isShort, isExplicit, suffix: index === 0 ? '' : String(index + 1) }, tools),
        );
        const whole = bodies.flatMap((one) => one ?? []);
        return whole.length === 0 || bodies.includes(undefined) ? undefined : whole;
      },
      isProof && !isExplicit,
    );
  return [make(false, false), make(true, false), make(false, true)];
}

/** Programs that read or write a member with its old type. */
export function memberMakers({ id, part, difference }: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { checker, names, relation } = request.context;
  if (!('name' in part) || !request.places.has(id)) return [];
  const member = names
    .typeOf('old', id)
    ?.getProperties()
    .find((one) => propertyName(one) === part.name);
  if (member === undefined) return [];
  const type = checker.getTypeOfSymbol(member);
  const isProof = isAssignment(difference, relation);
  const expression = `it${plainAccess(part.name)}`;
  const asReader = withType(
    id,
    (it, { typeText }) => {
      const text = typeText(type);
      return text === undefined
        ? undefined
        : [`export function exampleUse${it.declared}(it: ${it.type}): ${text} {`, `  return ${expression};`, '}'];
    },
    isProof,
  );
  const asWriter = withType(
    id,
    (it, { typeText }) => {
      const text = typeText(type);
      if (text === undefined) return undefined;
      const head = `export function exampleUse${it.declared}(value: ${text}): Pick<${it.type}, ${JSON.stringify(part.name)}> {`;
      return [head, `  return { ${plainKey(part.name)}: value };`, '}'];
    },
    isProof,
  );
  const asCaller = (isShort: boolean): Maker =>
    withType(
      id,
      (it, tools) => {
        const [signature, ...others] = type.getCallSignatures();
        if (signature === undefined || others.length > 0) return undefined;
        return callerText(signature, { expression, isShort, outer: { declared: it.declared, parameter: `it: ${it.type}` } }, tools);
      },
      isProof,
    );
  const isRead =
    difference.position === 'receive' || (difference.path.length > 1 && positionBefore(difference.path, difference.position) === 'receive');
  return isRead ? [asReader, asCaller(false), asCaller(true)] : [asWriter];
}

interface Caller {
  readonly expression: string;
  /** Whether the call omits optional arguments. */
  readonly isShort: boolean;
  /** Whether the call has explicit type arguments. */
  readonly isExplicit?: boolean | undefined;
  readonly suffix?: string | undefined;
  /** Type parameters and a parameter that the expression needs. */
  readonly outer?: { readonly declared: string; readonly parameter: string } | undefined;
}

/** A function with a signature that calls an expression. */
function callerText(signature: ts.Signature, caller: Caller, { typeText, checker }: Tools): Body | undefined {
  const { expression, isShort, isExplicit = false, suffix = '', outer } = caller;
  const parameters = parametersOf(signature, checker).filter(({ isOptional, isRest }) => !isShort || !(isOptional || isRest));
  const own = signature.getTypeParameters() ?? [];
  const limits = own.map((one) => {
    const constraint = declaredConstraint(one, checker);
    if (constraint === undefined) return one.symbol.name;
    const limit = typeText(constraint);
    return limit && `${one.symbol.name} extends ${limit}`;
  });
  const labels = parameters.map(({ name }, index) => (isIdentifier(name) && name !== 'this' ? name : `value${index}`));
  const texts = parameters.map(({ type, isOptional, isRest }, index) => {
    const text = typeText(type);
    if (text === undefined) return undefined;
    return isRest ? `...${labels[index]}: (${text})[]` : `${labels[index]}${isOptional ? '?' : ''}: ${text}`;
  });
  const predicate = checker.getTypePredicateOfSignature(signature);
  const result = predicate === undefined ? typeText(signature.getReturnType()) : 'boolean';
  if (result === undefined || limits.includes(undefined) || texts.includes(undefined)) return undefined;
  const declared = angled([...(outer === undefined || outer.declared === '' ? [] : [outer.declared.slice(1, -1)]), ...limits.map(String)]);
  const listed = [...(outer === undefined ? [] : [outer.parameter]), ...texts].join(', ');
  const given = parameters.map(({ isRest }, index) => `${isRest ? '...' : ''}${labels[index]}`).join(', ');
  const isAssertion = predicate?.kind === ts.TypePredicateKind.AssertsIdentifier || predicate?.kind === ts.TypePredicateKind.AssertsThis;
  const typeArguments = isExplicit ? angled(own.map((one) => one.symbol.name)) : '';
  return [
    `export function exampleUse${suffix}${declared}(${listed}): ${isAssertion ? 'void' : result} {`,
    `  ${isAssertion ? '' : 'return '}${expression}${typeArguments}(${given});`,
    '}',
  ];
}
