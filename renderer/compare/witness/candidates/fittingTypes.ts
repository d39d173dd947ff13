import type ts from 'typescript';
import { isCompilerFailure } from '../../../api/program/isCompilerFailure.ts';
import { memoize } from '../../../model/memoize.ts';
import { angled } from '../../../release/declarationFacts.ts';
import type { Finding, Harm } from '../../difference/difference.ts';
import { declaredConstraint, typeParametersOf } from '../../types/parameters.ts';
import { constituents, isObject } from '../../types/typeFacts.ts';
import { specifierOf } from '../program/importPlaces.ts';
import { type CandidatesRequest, typeParametersOf as declaredParameters } from './maker.ts';

/** Type arguments that fit what a type parameter extends, by the name of the parameter. */
type FittingTypes = ReadonlyMap<string, readonly string[]>;

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
    if (!isObject(limit) && !limit.isIntersection()) return literals.slice(0, mostTaken);
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
    for (const parameter of hasFailed ? [] : parametersOf(finding)) {
      try {
        const limit = declaredConstraint(parameter, checker);
        const texts = limit === undefined ? [] : fitting(limit);
        const { name } = parameter.symbol;
        if (texts.length > 0) found.set(name, [...new Set([...(found.get(name) ?? []), ...texts])]);
      } catch (error) {
        if (!isCompilerFailure(error)) throw error;
        hasFailed = true;
      }
    }
    return found;
  };
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
