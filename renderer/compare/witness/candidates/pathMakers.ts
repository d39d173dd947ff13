import type ts from 'typescript';
import { angled } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import { type Finding, type Harm, type Position, positionBefore, type Step } from '../../difference/difference.ts';
import type { Route } from '../../positions/routes.ts';
import { declaredConstraint, typeParametersOf } from '../../types/parameters.ts';
import { pass, receive } from '../expressions/expressions.ts';
import type { Variants } from '../expressions/values.ts';
import { type CandidatesRequest, createTools, inFunction, type Maker, type Tools, withName, withType, wrapped } from './maker.ts';
import { overrideMakers } from './overrideMakers.ts';

/** Programs that follow the path from an import to the difference and use the changed part. */
export function pathMakers(finding: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { difference } = finding;
  const { names } = request.context;
  return startsOf(finding, request).flatMap(({ isValue, id, steps }): readonly Maker[] => {
    const path = [...steps, ...difference.path];
    const type = isValue ? names.valueTypeOf('old', id) : names.typeOf('old', id);
    if (type === undefined) return [];
    const [first] = path;
    if (!isValue && first?.kind === 'constraint') return [limitMaker(id, first.name, request)];
    const isPassed = !isValue && positionBefore(path, difference.position) === 'pass';
    const variants = (tools: Tools): Variants => {
      if (isPassed) return pass({ type, path, difference }, tools);
      const expression = isValue ? tools.nameOf(id) : 'it';
      return expression === undefined ? [] : receive({ expression, type, path, difference }, tools);
    };
    const bodyOf =
      (index: number): Maker =>
      (tools) => {
        const text = variants(tools)[index];
        if (text === undefined) return undefined;
        const inner = signatureGenerics(path, text, tools);
        if (isValue) return { body: wrapped(text, angled(inner)), isProof: false };
        const make = withType(id, ({ declared, type: its }) => {
          if (isPassed) return wrapped(`const it: ${its} = ${text};`, declared);
          const all = [...(declared === '' ? [] : [declared.slice(1, -1)]), ...inner];
          if (all.length === 0) return [`declare const it: ${its};`, ...text.split('\n')];
          return inFunction({ declared: angled(all), parameters: `it: ${its}`, statements: text });
        });
        return make(tools);
      };
    const makerOf =
      (index: number): Maker =>
      (tools) => {
        const made = bodyOf(index)(tools);
        return made && { ...made, control: bodyOf(0)({ ...tools, isControl: true })?.body };
      };
    const overriding = isPassed ? overrideMakers(id, { type, path, difference }, request) : [];
    return [...overriding, ...variants(createTools(request)).map((_, index) => makerOf(index))];
  });
}

/** A program that gives a type argument of the old limit. */
function limitMaker(id: string, limited: string, { context: { names, checker } }: CandidatesRequest): Maker {
  const symbol = names.symbolOf('old', id);
  const parameters = symbol === undefined ? [] : typeParametersOf(symbol, checker);
  return withName(id, (name, { typeText }) => {
    const texts = parameters.map((one) => {
      const limit = one.symbol.name === limited ? declaredConstraint(one, checker) : undefined;
      return limit === undefined ? 'any' : typeText(limit);
    });
    return texts.includes(undefined) ? undefined : [`export type Before = ${name}${angled(texts.map(String))};`];
  });
}

/** Type parameters of the signatures on a path, which types further along the path mention. A text that gives a key for one does not. */
function signatureGenerics(path: readonly Step[], text: string, { typeText, checker }: Tools): readonly string[] {
  const parameters = path.flatMap((step): readonly ts.TypeParameter[] =>
    'call' in step ? (step.call.signature.getTypeParameters() ?? []) : [],
  );
  const all = [...new Set(parameters)].map((one) => {
    const constraint = declaredConstraint(one, checker);
    const limit = constraint && typeText(constraint);
    return { name: one.symbol.name, limit: limit === undefined ? '' : ` extends ${limit}` };
  });
  const words = new Set([text, ...all.map(({ limit }) => limit)].join(' ').match(/[\p{L}\p{N}_$]+/gu));
  return all.filter(({ name }) => words.has(name)).map(({ name, limit }) => `${name}${limit}`);
}

/** The import where a program begins, and the steps from it to the declaration of a finding. */
interface Start {
  readonly id: string;
  /** Whether the program begins with the value, and not with an instance. */
  readonly isValue: boolean;
  readonly steps: readonly Step[];
}

/** The routes to a finding that begin at an export. */
function startsOf({ id, part, difference }: Finding<Harm>, request: CandidatesRequest): readonly Start[] {
  const isValue = part.kind === 'value' || part.kind === 'constructor' || part.kind === 'static';
  if (isValue) return [{ isValue, id, steps: [] }];
  const position = positionBefore(difference.path, difference.position);
  const { also } = request.context.positions(id).get(position) ?? {};
  const routes = [routeTo(id, position, request), also && routeTo(id, position, request, also)];
  return [...(request.places.has(id) ? [{ isValue, id, steps: [] }] : []), ...routes.flatMap((one) => one ?? [])];
}

/** @param last the route to the type itself; default: the first one that was found */
function routeTo(id: string, position: Position, { context, places, old }: CandidatesRequest, last?: Route): Start | undefined {
  const seen = new Set<string>();
  /** A type on the way that users can import and pass. A call that it is passed to is clearer, but not always known. */
  let passed: Start | undefined;
  let [at, steps, wanted]: [string, readonly Step[], Position] = [id, [], position];
  while (!seen.has(`${at} ${wanted}`)) {
    seen.add(`${at} ${wanted}`);
    const route = (seen.size === 1 ? last : undefined) ?? context.positions(at).get(wanted);
    if (route === undefined) return passed;
    steps = [...route.steps, ...steps];
    at = route.from;
    wanted = positionBefore(route.steps, wanted);
    const kinds = declarationsOf(old, at).map(({ kind }) => kind);
    // The route says for a class where it begins, also if a function is merged with it.
    const isClass = kinds.includes('class');
    const isValueOnly =
      !isClass && (kinds.some((kind) => kind === 'function' || kind === 'variable') || kinds.every((kind) => kind === 'namespace'));
    if (places.has(at) && wanted === 'receive') return { isValue: route.isValue || isValueOnly, id: at, steps };
    if (places.has(at) && !isValueOnly && !route.isValue) passed ??= { isValue: false, id: at, steps };
  }
  return passed;
}
