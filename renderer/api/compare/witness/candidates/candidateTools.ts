import type { SnapshotDeclaration } from '../../../../snapshot/apiSnapshot.ts';
import { declarationsOf as snapshotDeclarations } from '../../../../snapshot/declarationsOf.ts';
import { parameterNames, splitParameters } from '../../../../snapshot/renderDeclarations.ts';
import type { Expressions, ExpressionsRequest, ExpressionTools } from '../expressions/expressions.ts';
import { pass } from '../expressions/pass.ts';
import { receive } from '../expressions/receive.ts';
import { createTypeText } from '../program/typeText.ts';
import { createWitnessWriter } from '../program/witnessWriter.ts';
import type { Body, CandidatesRequest, Tools } from './candidate.ts';

export function createTools(request: CandidatesRequest): Tools {
  const { old, places, externals, context } = request;
  const { checker } = context.comparison;
  const writer = createWitnessWriter({ old, placeOf: (id) => places.get(id), externals });
  const typeText = createTypeText(checker, writer);
  return { request, writer, typeText, expressions: createExpressions({ checker, typeText, nameOf: writer.nameOf }) };
}

export function declarationsOf({ old }: CandidatesRequest, id: string): readonly SnapshotDeclaration[] {
  return snapshotDeclarations(old, id);
}

export function typeParametersText(request: CandidatesRequest, id: string): string {
  for (const one of declarationsOf(request, id)) if ('typeParameters' in one) return one.typeParameters;
  return '';
}

/** Type parameters as a program writes them, without modifiers and defaults that only declarations may have. */
export function generics(tools: Tools, id: string): { readonly declared: string; readonly given: string } | undefined {
  const text = typeParametersText(tools.request, id).replace(/(?<=[<,] ?)(?:(?:const|in|out) )+/g, '');
  const plain = splitParameters(text).map((one) => one.replace(/ = [\s\S]*$/, ''));
  const declared = plain.length === 0 ? '' : `<${plain.join(', ')}>`;
  const written = declared === '' ? '' : tools.writer.write(`type _${declared} = 0;`)?.slice('type _'.length, -' = 0;'.length);
  return written === undefined ? undefined : { declared: written, given: parameterNames(text) };
}

function createExpressions(request: ExpressionsRequest): Expressions {
  const tools: ExpressionTools = {
    ...request,
    receive: (place) => receive(place, tools),
    pass: (place) => pass(place, tools),
  };
  return tools;
}

export function wrapped(statements: string, declared: string): Body {
  return declared === '' ? statements.split('\n') : inFunction({ declared, parameters: '', statements });
}

interface FunctionText {
  readonly declared: string;
  readonly parameters: string;
  readonly statements: string;
}

export function inFunction({ declared, parameters, statements }: FunctionText): Body {
  const word = /\bawait\b/.test(statements) ? 'export async function' : 'export function';
  const inner = statements.split('\n').map((line) => `  ${line.replace(/^export /, '')}`);
  return [`${word} witness${declared}(${parameters}) {`, ...inner, '}'];
}
