import type { EnumDeclaration } from '../../../snapshot/apiSnapshot.ts';
import { plainName } from '../../../snapshot/declarationsOf.ts';
import { memberFacts } from '../../../snapshot/memberFacts.ts';
import type { Difference } from '../difference/difference.ts';
import type { Finding } from '../difference/finding.ts';
import type { DeclarationRequest } from './declarationParts.ts';

interface EnumPair {
  readonly before: EnumDeclaration;
  readonly after: EnumDeclaration;
}

/** Compares the members of enums. A new member is a major change if users receive the enum: they may handle all members in a `switch`. */
export function compareEnums({ id, positions }: DeclarationRequest, { before, after }: EnumPair): readonly Finding[] {
  const readMember = (text: string): readonly [string, string] => {
    const { name, rest } = memberFacts(text);
    return [plainName({ name }), rest.replace(/^ = /, '')];
  };
  const [mine, yours] = [
    new Map(before.members.map(({ text }) => readMember(text))),
    new Map(after.members.map(({ text }) => readMember(text))),
  ];
  const base = { path: [], position: 'receive', isCertain: true } as const;
  const found: Finding[] = [];
  const report = (name: string, change: Finding['change'], difference: Omit<Difference, 'path' | 'position' | 'isCertain'>): void => {
    found.push({ id, part: { kind: 'enum-member', name }, change, difference: { ...base, name, ...difference } });
  };
  for (const [name, value] of mine) {
    const now = yours.get(name);
    if (now === undefined) report(name, 'removed', { severity: 'major', rule: 'removed', reason: 'was removed' });
    // A declared enum may omit its values.
    else if (now !== value && now !== '' && value !== '')
      report(name, 'changed', { severity: 'major', rule: 'value', reason: `was ${value}, and is ${now} now` });
  }
  for (const name of yours.keys()) {
    if (mine.has(name)) continue;
    if (positions.has('receive'))
      report(name, 'added', { severity: 'major', rule: 'wider', reason: 'was added: programs that handle every member miss it' });
    else report(name, 'added', { severity: 'minor', rule: 'added', reason: 'was added' });
  }
  if (before.isConst !== after.isConst) {
    const reason = after.isConst ? 'is a const enum now: it has no object' : 'is no longer a const enum';
    const difference: Difference = { ...base, severity: after.isConst ? 'major' : 'minor', rule: 'kind', reason };
    found.push({ id, part: { kind: 'value' }, change: 'changed', difference });
  }
  return found;
}
