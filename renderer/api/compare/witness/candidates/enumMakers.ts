import { plainName } from '../../../../snapshot/declarationsOf.ts';
import { memberFacts } from '../../../../snapshot/memberFacts.ts';
import type { Finding } from '../../difference/finding.ts';
import { plainAccess as memberAccess } from '../expressions/memberKeys.ts';
import type { Body, CandidatesRequest, Maker, Tools } from './candidate.ts';
import { declarationsOf } from './candidateTools.ts';

type Simple = (write: (local: string, tools: Tools) => Body | undefined) => Maker;

export function enumMakers({ id, part, difference, change }: Finding, request: CandidatesRequest, simple: Simple): readonly Maker[] {
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

export function enumNames(request: CandidatesRequest, id: string): readonly string[] {
  return declarationsOf(request, id).flatMap((one) => {
    if (one.kind !== 'enum') return [];
    return one.members.map(({ text }) => plainName(memberFacts(text)));
  });
}
