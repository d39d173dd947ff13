import ts from 'typescript';
import { isCompilerFailure } from '../../../api/program/isCompilerFailure.ts';
import { memoize } from '../../../model/memoize.ts';
import { angled } from '../../../release/declarationFacts.ts';
import type { Finding, Harm } from '../../difference/difference.ts';
import { declaredConstraint, typeParametersOf } from '../../types/parameters.ts';
import { isOptional } from '../../types/properties.ts';
import { constituents, has, isObject, signaturesOf } from '../../types/typeFacts.ts';
import { specifierOf } from '../program/importPlaces.ts';
import type { TypeArguments } from '../program/instancesOf.ts';
import { type CandidatesRequest, typeParametersOf as declaredParameters } from './maker.ts';

type FittingTypes = Pick<TypeArguments, 'fitting' | 'objects' | 'dictionaries'>;

/** How many types of the package are tried for a limit, and how many type arguments are taken. */
const mostTried = 80;

const mostTaken = 6;

/**
 * Creates a function that finds type arguments for the type parameters of a finding's programs, as users would give them: types of the package
 * and literals that fit what a parameter extends. Usual samples do not fit `S extends { setKey: (key: any) => void }`, and that type itself
 * has nothing that distinguishes cases.
 */
export function createFittingTypes(request: CandidatesRequest): (finding: Finding<Harm>) => FittingTypes {
  const { checker, names, positions } = request.context;
  let hasFailed = false;
  const typesOf = memoize((places: CandidatesRequest['places']) => {
    const found: (readonly [id: string, type: ts.Type])[] = [];
    for (const id of places.keys()) {
      const type = names.typeOf('old', id);
      if (type !== undefined && (isObject(type) || type.isIntersection())) found.push([id, type]);
      if (found.length === mostTried) break;
    }
    return found;
  });
  const fitting = memoize((limit: ts.Type): readonly string[] => {
    const literals = constituents(limit).flatMap((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? [JSON.stringify(one.value)] : [],
    );
    // What needs no members fits by accident.
    if (!needsMembers(limit) || (!isObject(limit) && !limit.isIntersection())) return literals.slice(0, mostTaken);
    const types = typesOf(request.places).filter(([, type]) => type !== limit && checker.isTypeAssignableTo(type, limit));
    return types.flatMap(([id]) => argumentTexts(id, request)).slice(0, mostTaken);
  });
  const parametersOf = ({ id, difference }: Finding<Harm>): readonly ts.Type[] => {
    const routes = [...positions(id).values()];
    const owners = [id, ...routes.map(({ from }) => from)].flatMap((one) => names.symbolOf('old', one) ?? []);
    const steps = [...routes.flatMap((route) => route.steps), ...difference.path];
    const calls = [...steps.flatMap((step) => ('call' in step ? [step.call] : [])), difference.call ?? []].flat();
    return [
      ...owners.flatMap((symbol) => typeParametersOf(symbol, checker)),
      ...calls.flatMap(({ signature }) => signature.getTypeParameters() ?? []),
    ];
  };
  return (finding) => {
    const found = new Map<string, readonly string[]>();
    const [objects, dictionaries] = [new Set<string>(), new Set<string>()];
    for (const parameter of hasFailed ? [] : parametersOf(finding)) {
      try {
        const limit = declaredConstraint(parameter, checker);
        const { name } = parameter.symbol;
        const isFree = limit !== undefined && fitsEveryObject(limit, checker);
        if (isFree) objects.add(name);
        else if (limit !== undefined && !hasMembers(limit) && checker.getIndexInfosOfType(limit).length > 0) dictionaries.add(name);
        const texts = limit === undefined || isFree ? [] : fitting(limit);
        if (texts.length > 0) found.set(name, [...new Set([...(found.get(name) ?? []), ...texts])]);
      } catch (error) {
        if (!isCompilerFailure(error)) throw error;
        hasFailed = true;
      }
    }
    return { fitting: found, objects, dictionaries };
  };
}

/** Whether a type is like `Record<string, any>`. */
function fitsEveryObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const values = checker.getIndexInfosOfType(type);
  const isFree = values.length > 0 && values.every((one) => has(one.type, ts.TypeFlags.Any | ts.TypeFlags.Unknown));
  return isFree && !hasMembers(type);
}

function hasMembers(type: ts.Type): boolean {
  return type.getProperties().length + signaturesOf(type).length > 0;
}

function needsMembers(type: ts.Type): boolean {
  return signaturesOf(type).length > 0 || !type.getProperties().every(isOptional);
}

/** A type of the package with type arguments, as an import that needs no name. */
function argumentTexts(id: string, request: CandidatesRequest): readonly string[] {
  const place = request.places.get(id);
  if (place === undefined || place.isGlobal || place.path.includes('export=')) return [];
  const parameters = declaredParameters(request, id);
  const name = `import('${specifierOf(request.old, place.module)}').${place.path.join('.')}`;
  const isLimited = ({ name: own, text }: { readonly name: string; readonly text: string }): boolean => own !== text;
  const sample = '{ readonly id: number; name?: string }';
  const given = [parameters.map(() => sample), parameters.map((one) => (isLimited(one) ? 'any' : sample))];
  return [...new Set(given.map((texts) => `${name}${angled(texts)}`))];
}
