import { angled } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import { type Finding, type Harm, positionBefore } from '../../difference/difference.ts';
import { receive } from '../expressions/expressions.ts';
import { specifierOf } from '../program/importPlaces.ts';
import {
  type CandidatesRequest,
  generics,
  inFunction,
  isAssignment,
  type Maker,
  typeParametersOf,
  typeParametersText,
  withName,
  withType,
} from './maker.ts';

/** Programs for types that are not objects. They assign old values to new variables, and new values to old variables. */
export function aliasMakers({ id, difference }: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  if (!request.places.has(id)) return [];
  const start = positionBefore(difference.path, difference.position);
  /** @param given type arguments; default: the type parameters of the alias, which the program declares */
  const make = (given: string | undefined, isProof: boolean): Maker =>
    withName(
      id,
      (name, tools) => {
        const [copy, parameters] = [tools.writer.copyOf(id), generics(tools, id)];
        if (copy === undefined || parameters === undefined) return undefined;
        const values = given ?? parameters.given;
        const [from, to] = start === 'receive' ? [name, copy] : [copy, name];
        const declared = given === undefined ? parameters.declared : '';
        return [`export function exampleUse${declared}(value: ${from}${values}): ${to}${values} {`, '  return value;', '}'];
      },
      isProof,
    );
  const whole = make(undefined, isAssignment(difference, request.context.relation));
  const count = parameterCount(request, id);
  if (count === 0) return [whole];
  // Users do not give several type arguments that say nothing.
  const given = count === 1 ? [...sampleArguments, 'never', 'unknown', 'any'] : sampleArguments;
  const samples = given.map((sample) => repeated(sample, count));
  const nevers = (difference.rule === 'never' ? samples : []).map((one) =>
    withName(id, (name) => [`export const isSomething: [${name}${one}] extends [never] ? false : true = true;`]),
  );
  return [whole, make('', false), ...nevers, ...samples.map((one) => make(one, false))];
}

/** The same for an alias that users cannot import: programs use the alias that mentions it, and that they can import. */
export function userMakers({ difference, ...finding }: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { context, places, old } = request;
  const seen = new Set<string>();
  let [id, position] = [finding.id, positionBefore(difference.path, difference.position)];
  while (!places.has(id) && !seen.has(id)) {
    seen.add(id);
    const route = context.positions(id).get(position);
    if (route === undefined) return [];
    [id, position] = [route.from, positionBefore(route.steps, position)];
  }
  if (id === finding.id || !declarationsOf(old, id).some(({ kind }) => kind === 'type')) return [];
  const makers = aliasMakers({ ...finding, id, difference: { ...difference, path: [], position } }, request);
  return makers.map((make) => (tools) => {
    const made = make(tools);
    return made && { ...made, isProof: false };
  });
}

/** Types that conditional and mapped types often test for. */
const sampleArguments = [
  'string',
  'number',
  'string | number',
  "'text'",
  '{ name: string }',
  '{ readonly name?: string }',
  'string[]',
  'readonly [string, number]',
  'Promise<string>',
  '() => string',
  'undefined',
];

function parameterCount(request: CandidatesRequest, id: string): number {
  return typeParametersOf(request, id).length;
}

/** `<string, string>`. */
function repeated(text: string, count: number): string {
  return angled(Array.from({ length: count }, () => text));
}

/** A program that adds a member to an interface of the package. */
export function mergeMaker(id: string, request: CandidatesRequest): Maker {
  return () => {
    const { old, places } = request;
    const place = places.get(id);
    const [name, ...rest] = place?.path ?? [];
    if (place === undefined || name === undefined || rest.length > 0) return undefined;
    const specifier = specifierOf(old, place.module);
    const body = [
      // The compiler loads only modules that are imported.
      `import type {} from '${specifier}';`,
      '',
      `declare module '${specifier}' {`,
      `  interface ${name}${typeParametersText(request, id)} {`,
      '    readonly addedByUser?: true;',
      '  }',
      '}',
    ];
    return { body, isProof: false };
  };
}

/** Programs that call a method that returns `this`. The result keeps all members of the object. */
export function chainMakers({ id, difference }: Finding<Harm>, { context }: CandidatesRequest): readonly Maker[] {
  const type = context.names.typeOf('old', id);
  const extra = { ...difference, rule: 'removed', name: 'extra', position: 'receive' } as const;
  return [0, 1].map((index) =>
    withType(id, ({ declared, type: own }, tools) => {
      const place = { expression: 'it', path: difference.path, difference: extra };
      const text = type && receive({ ...place, type }, tools)[index];
      if (text === undefined) return undefined;
      const outer = declared === '' ? '' : `${declared.slice(1, -1)}, `;
      return inFunction({ declared: `<${outer}Self extends ${own} & { extra: string }>`, parameters: 'it: Self', statements: text });
    }),
  );
}

/** Programs that assign a type with one type argument to the same type with another one. */
export function varianceMakers(id: string, request: CandidatesRequest): readonly Maker[] {
  const count = parameterCount(request, id);
  const pairs = [
    ["'text'", 'string'],
    ['string', "'text'"],
    ['{ name: string }', '{}'],
    ['{}', '{ name: string }'],
  ] as const;
  return (count === 0 ? [] : pairs).map(([from, to]) =>
    withName(id, (name) => [
      `export function exampleUse(value: ${name}${repeated(from, count)}): ${name}${repeated(to, count)} {`,
      '  return value;',
      '}',
    ]),
  );
}
