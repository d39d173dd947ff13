import { membersWithBases } from '../../../release/declarationFacts.ts';
import type { MemberFacts } from '../../../release/memberFacts.ts';
import { plainKey } from '../program/importNames.ts';
import { type Body, type CandidatesRequest, type Maker, type Tools, withType } from './maker.ts';

interface SubclassRequest {
  /** The class that is extended. */
  readonly id: string;
  /** The member that the lines may implement. */
  readonly name: string;
  readonly linesOf: (tools: Tools, type: string) => Body | undefined;
}

/** A program with a class that extends another one. It has some lines, and implements all abstract members that these don't have. */
export function subclassMaker({ id, name, linesOf }: SubclassRequest, { old }: CandidatesRequest): Maker {
  const key = plainKey(name);
  const abstract = membersWithBases(old, id)
    .filter(({ isAbstract }) => isAbstract)
    .filter((one, at, all) => all.findIndex((other) => other.name === one.name) === at);
  return withType(id, (it, tools) => {
    const own = linesOf(tools, it.type);
    if (own === undefined) return undefined;
    const missing = abstract.filter((one) => one.name !== name || !own.some((line) => line.includes(key)));
    const lines = [...missing.map(implementation), ...own].map((line) => `  ${line}`);
    return [`export class Mine${it.declared} extends ${it.type} {`, ...lines, '}'];
  });
}

/** An implementation of an abstract member. */
function implementation({ key, kind, access }: MemberFacts): string {
  const prefix = access === 'protected' ? 'protected ' : '';
  return kind === 'method' ? `${prefix}${key}(...values: any[]): any { return null!; }` : `${prefix}${key}: any = null!;`;
}
