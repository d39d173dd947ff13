import ts from 'typescript';
import type { ApiSnapshot } from '../../../release/apiSnapshot.ts';
import { angled, factsOf, type TypeParameterFacts } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import type { Harm } from '../../difference/difference.ts';
import { isLiteralType } from '../../relate/isLiteralType.ts';
import type { Relation } from '../../relate/relation.ts';
import type { ComparisonContext } from '../../snapshots/createCompare.ts';
import { constituents, has, isConditional, isObject } from '../../types/typeFacts.ts';
import type { ExpressionTools } from '../expressions/values.ts';
import { createTypeText, type TypeText } from '../program/createTypeText.ts';
import type { ImportPlace } from '../program/importPlaces.ts';
import { createWitnessWriter, type WitnessWriter } from '../program/witnessWriter.ts';

/** A program that may show a difference. */
export interface Candidate {
  readonly text: string;
  /**
   * The same program without what shows the difference. If it breaks as well, another difference breaks both. Undefined if all of the program
   * shows the difference.
   */
  readonly control?: string | undefined;
  /**
   * Whether the program is a proof of safety if it compiles with the new release. Such a program does everything that users can do there.
   */
  readonly isProof: boolean;
  /** Whether it is a program that users would write. Users take large types, and those with methods, from the package. */
  readonly isNatural: boolean;
}

export interface CandidatesRequest {
  readonly old: ApiSnapshot;
  readonly context: ComparisonContext;
  /** Prints a type with the names of the old release. */
  readonly print: TypeText;
  readonly places: ReadonlyMap<string, ImportPlace>;
  readonly externals: ReadonlyMap<string, string>;
}

/** The tools that write one program. */
export interface Tools extends ExpressionTools {
  readonly request: CandidatesRequest;
  readonly writer: WitnessWriter;
}

export type Body = readonly string[];

/** Writes the body of a program. Undefined when that is impossible. */
export type Maker = (tools: Tools) => MadeBody | undefined;

interface MadeBody {
  readonly body: Body;
  readonly isProof: boolean;
  /** The body of the program without what shows the difference. */
  readonly control?: Body | undefined;
}

export function createTools(request: CandidatesRequest): Tools {
  const { old, places, externals, context, print } = request;
  const { checker } = context;
  const writer = createWitnessWriter({ old, placeOf: (id) => places.get(id), externals });
  return { request, writer, checker, typeText: createTypeText(print, writer), nameOf: writer.nameOf };
}

/** Makes a program that mentions a declaration by its name. */
export function withName(id: string, write: (name: string, tools: Tools) => Body | undefined, isProof = false): Maker {
  return (tools) => {
    const name = tools.nameOf(id);
    const body = name === undefined ? undefined : write(name, tools);
    return body && { body, isProof };
  };
}

/** A declaration in a program, which may be generic. */
interface NamedType extends Generics {
  /** With type arguments. */
  readonly type: string;
}

/** Makes a program that has the type parameters of a declaration itself. */
export function withType(id: string, write: (named: NamedType, tools: Tools) => Body | undefined, isProof = false): Maker {
  return withName(
    id,
    (name, tools) => {
      const parameters = generics(tools, id);
      return parameters && write({ ...parameters, type: `${name}${parameters.given}` }, tools);
    },
    isProof,
  );
}

interface Generics {
  readonly declared: string;
  readonly given: string;
}

/** Type parameters as a program writes them, without modifiers and defaults that only declarations may have. */
export function generics({ request, writer }: Tools, id: string): Generics | undefined {
  const parameters = typeParametersOf(request, id);
  const declared = angled(parameters.map(({ text }) => text));
  const written = declared === '' ? '' : writer.write(`type _${declared} = 0;`)?.slice('type _'.length, -' = 0;'.length);
  return written === undefined ? undefined : { declared: written, given: angled(parameters.map(({ name }) => name)) };
}

/** The type parameters of a declaration of the old release. */
export function typeParametersOf({ old }: CandidatesRequest, id: string): readonly TypeParameterFacts[] {
  for (const one of declarationsOf(old, id)) if ('typeParameters' in one) return factsOf(one).typeParameters;
  return [];
}

/** The same as text, with modifiers and defaults. */
export function typeParametersText({ old }: CandidatesRequest, id: string): string {
  for (const one of declarationsOf(old, id)) if ('typeParameters' in one) return one.typeParameters;
  return '';
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
  return [`${word} exampleUse${declared}(${parameters}) {`, ...innerLines(statements), '}'];
}

/** Statements within a function, which cannot export. */
export function innerLines(statements: string): Body {
  return statements.split('\n').map((line) => `  ${line.replace(/^export /, '')}`);
}

/**
 * Whether both types are conditional types that test the same names. The difference is in what these mean, and a program has the names of the
 * release that it compiles with.
 */
function testsByName(old: ts.Type, next: ts.Type): boolean {
  if (!isConditional(old) || !isConditional(next)) return false;
  return old.root.node.extendsType.getText() === next.root.node.extendsType.getText();
}

/**
 * Whether the difference is only that one type may not be assignable to the other. `any` is excluded, because the compiler assigns it to
 * every type. So are objects that users pass and that lost a property: the compiler refuses it in object literals, but not in variables.
 */
export function isAssignment({ rule, old, new: next, position }: Harm, relation: Relation): boolean {
  if (rule !== 'narrower' && rule !== 'wider' && rule !== 'undecided') return false;
  if ([old, next].some((type) => type !== undefined && has(type, ts.TypeFlags.Any))) return false;
  if (old !== undefined && next !== undefined && testsByName(old, next)) return false;
  // The properties of a computed type may take the compiler more than all of its work, so it is asked for them last.
  const isAccepted = (name: string): boolean => next?.getProperties().some((one) => one.name === name) === true;
  const hasLost = (one: ts.Type): boolean =>
    isObject(one) && isLiteralType(one, relation) && !one.getProperties().every(({ name }) => isAccepted(name));
  return position === 'receive' || old === undefined || !constituents(old).some(hasLost);
}
