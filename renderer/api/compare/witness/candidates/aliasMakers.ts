import { splitParameters } from '../../../../snapshot/renderDeclarations.ts';
import type { Finding } from '../../difference/finding.ts';
import { type CandidatesRequest, isAssignment, type Maker } from './candidate.ts';
import { generics, typeParametersText } from './candidateTools.ts';
import { positionBefore } from './startsOf.ts';

/** Programs for types that are not objects. They assign old values to new variables, and new values to old variables. */
export function aliasMakers({ id, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
  if (!request.places.has(id)) return [];
  const start = positionBefore(difference.path, difference.position);
  const make =
    (given: (names: string) => string, isProof: boolean, isOpen: boolean): Maker =>
    (tools) => {
      const [name, copy, parameters] = [tools.writer.nameOf(id), tools.writer.copyOf(id), generics(tools, id)];
      if (name === undefined || copy === undefined || parameters === undefined) return undefined;
      const values = given(parameters.given);
      const [from, to] = start === 'receive' ? [name, copy] : [copy, name];
      const declared = isOpen ? parameters.declared : '';
      return { body: [`export function witness${declared}(value: ${from}${values}): ${to}${values} {`, '  return value;', '}'], isProof };
    };
  const count = splitParameters(typeParametersText(request, id)).length;
  const whole = make((names) => names, isAssignment(difference, request.context.relation), true);
  if (count === 0) return [whole];
  const isNever = difference.rule === 'never';
  const nevers = (isNever ? sampleArguments : []).map(
    (sample): Maker =>
      (tools) => {
        const name = tools.writer.nameOf(id);
        const given = `<${Array.from({ length: count }, () => sample).join(', ')}>`;
        const text = `export const isSomething: [${name}${given}] extends [never] ? false : true = true;`;
        return name === undefined ? undefined : { body: [text], isProof: false };
      },
  );
  const samples = sampleArguments.map((sample) => make(() => `<${Array.from({ length: count }, () => sample).join(', ')}>`, false, false));
  return [whole, make(() => '', false, false), ...nevers, ...samples];
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
  'never',
  'unknown',
  'any',
];
