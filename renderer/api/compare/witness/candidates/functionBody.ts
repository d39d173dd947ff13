import type { Body } from './candidate.ts';

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
