import ts from 'typescript';
import { membersWithBases } from '../../../release/declarationFacts.ts';
import type { Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isMethod, propertyName } from '../../types/properties.ts';
import { pass, receive } from '../expressions/expressions.ts';
import type { PassPlace } from '../expressions/values.ts';
import { plainKey } from '../program/importNames.ts';
import { type Body, type CandidatesRequest, innerLines, type Maker, type Tools } from './maker.ts';
import { subclassMaker } from './subclassMaker.ts';

/** How many programs are written for one override. */
const mostOverrides = 4;

/** Programs with a class that overrides the member that a path begins with. The class uses what the member is given, or returns a value. */
export function overrideMakers(id: string, { type, path, difference }: PassPlace, request: CandidatesRequest): readonly Maker[] {
  const [member, next, ...rest] = path;
  const name = member?.kind === 'property' ? member.name : undefined;
  // To find the properties of a computed type may be much work, and no class extends it.
  const symbol = type.isClass() ? type.getProperties().find((one) => propertyName(one) === name) : undefined;
  if (name === undefined || symbol === undefined) return [];
  const { checker } = request.context;
  const isProtected = membersWithBases(request.old, id).find((one) => one.name === name)?.access === 'protected';
  const head = `${isProtected ? 'protected ' : ''}override `;
  const linesOf = (tools: Tools, extended: string): readonly Body[] => {
    const key = plainKey(name);
    if (!isMethod(symbol)) {
      const values = pass({ type: checker.getTypeOfSymbol(symbol), path: path.slice(1), difference }, tools);
      const isAccessor = (symbol.flags & ts.SymbolFlags.Accessor) !== 0;
      return values.map((one) => (isAccessor ? [`${head}get ${key}() {`, `  return ${one};`, '}'] : [`${head}${key} = ${one};`]));
    }
    if (next?.kind === 'return') {
      const values = pass({ type: next.call.signature.getReturnType(), path: rest, difference }, tools);
      return values.map((one) => [`${head}${key}(...values: any[]) {`, `  return ${one};`, '}']);
    }
    if (next?.kind !== 'parameter') return [];
    const own = isProtected ? undefined : `Parameters<${extended}[${JSON.stringify(name)}]>[${next.index}]`;
    const parameters = parametersText({ own, step: next }, tools);
    const given = parametersOf(next.call.signature, checker)[next.index]?.type;
    if (parameters === undefined || given === undefined) return [];
    const inner = receive({ expression: `value${next.index}`, type: given, path: rest, difference }, tools);
    return inner.map((one) => [`${head}${key}(${parameters}): any {`, ...innerLines(one), '  return null!;', '}']);
  };
  return Array.from({ length: mostOverrides }, (_, index) =>
    subclassMaker({ id, name, linesOf: (tools, extended) => linesOf(tools, extended)[index] }, request),
  );
}

interface GivenParameter {
  /** The type of the parameter, as the class has it in both releases. Undefined if programs cannot name the member. */
  readonly own: string | undefined;
  readonly step: Extract<Step, { kind: 'parameter' }>;
}

/** Parameters up to the one that is given. */
function parametersText({ own, step: { index, call } }: GivenParameter, { typeText, checker }: Tools): string | undefined {
  const type = parametersOf(call.signature, checker)[index]?.type;
  const text = own ?? (type && typeText(type));
  const before = Array.from({ length: index }, (_, at) => `value${at}: any`);
  return text === undefined ? undefined : [...before, `value${index}: ${text}`].join(', ');
}
