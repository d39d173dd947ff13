import ts from 'typescript';
import { type Finding, type Harm, isPartOfType, positionBefore } from '../difference/difference.ts';
import { isLimit } from '../positions/routes.ts';
import type { ComparisonContext } from '../snapshots/createCompare.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { isOptional } from '../types/properties.ts';
import { someNode } from '../types/someNode.ts';
import { constituents, has, isObject } from '../types/typeFacts.ts';

/**
 * What users seldom do that a change breaks, whatever the program.
 *
 * @param context undefined where no declaration changed
 * @param text the program that breaks
 * @returns the end of "only programs that …"
 */
export function unlikelyChange(
  finding: Finding<Harm> | undefined,
  context: ComparisonContext | undefined,
  text: string,
): string | undefined {
  if (finding === undefined || context === undefined) return undefined;
  if (takesObjectsNow(finding.difference)) return 'pass other values than the objects that it takes break';
  if (isImplementation(finding.difference, text)) return 'implement an object and leave out the types of parameters break';
  if (isPrivate(finding, context)) return 'use a member of a class whose name begins with `_` break';
  if (!isPartOfType(finding.part)) return undefined;
  const { path, position } = finding.difference;
  const begin = positionBefore(path, position);
  if (begin === 'receive') return isGivenFunction(finding, context) ? 'call a function that users write break' : undefined;
  if (isDefaultArgument(finding, context)) return 'write out type arguments that have defaults break';
  return isWrittenHandle(finding, context) ? 'write an object that the package makes, and that users only pass on, break' : undefined;
}

/**
 * Whether the package, which took `any` or all objects, says now which objects it takes. Other values did not work before. A number may have worked
 * like a text, and what functions of users return may not have mattered.
 */
function takesObjectsNow({ rule, position, path, old, new: next }: Harm): boolean {
  if (position !== 'pass' || old === undefined || next === undefined) return false;
  // Options that had no members yet.
  if (rule === 'added') return isObject(old) && old.getProperties().length === 0;
  const isReturned = path.slice(path.findLastIndex(({ kind }) => kind === 'parameter') + 1).some(({ kind }) => kind === 'return');
  const takesObjects = constituents(next).some((one) => isObject(one) || one.isIntersection());
  return rule === 'narrower' && has(old, ts.TypeFlags.Any) && takesObjects && !isReturned;
}

/** Whether a program writes a method without types in an object with several other members. Users who write such an object use a class. */
function isImplementation({ rule }: Harm, text: string): boolean {
  return rule === 'callback' && (text.match(/: null!/g) ?? []).length > 1;
}

/** Whether a member is gone whose name marks it as private. Types may be made of it, and change by themselves. */
function isPrivate({ id, part, difference }: Finding<Harm>, { names }: ComparisonContext): boolean {
  const isMarked = part.kind === 'member' && /^_\p{L}/u.test(part.name);
  return isMarked && difference.rule === 'removed' && difference.path.length === 0 && names.typeOf('old', id)?.isClass() === true;
}

/** Whether a type is a function that users pass, and that they receive only in the lists of what was passed, if at all. */
function isGivenFunction({ id }: Finding, { positions, names }: ComparisonContext): boolean {
  const routes = positions(id);
  const type = names.typeOf('old', id);
  if (type === undefined || !routes.has('pass') || type.getCallSignatures().length === 0 || type.getProperties().length > 0) return false;
  const last = routes.get('receive')?.steps.at(-1);
  return last === undefined || last.kind === 'element' || last.kind === 'index' || last.kind === 'argument';
}

/** More type arguments than users write of a type that has defaults for them. */
const manyArguments = 3;

/** Whether users have a type only as the limit of one of many type parameters, which has a default, and which no argument says. */
function isDefaultArgument({ id }: Finding, { positions, names, checker }: ComparisonContext): boolean {
  const route = positions(id).get('pass');
  const step = route?.steps.at(-1);
  if (route === undefined || !isLimit(route) || step?.kind !== 'constraint') return false;
  const owner = names.symbolOf('old', route.from);
  const parameters = step.of?.signature.getTypeParameters() ?? (owner === undefined ? [] : typeParametersOf(owner, checker));
  const own = parameters.find(({ symbol }) => symbol.name === step.name);
  const isName = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === step.name;
  const isTaken = step.of?.signature.declaration?.parameters.some((one) => someNode(one, isName)) === true;
  return !isTaken && parameters.length > manyArguments && own !== undefined && checker.getDefaultFromTypeParameter(own) !== undefined;
}
/** Whether users would have to write an object with methods that the package makes, and that they only pass to its functions. */
function isWrittenHandle({ id }: Finding, { isHandle, names, checker }: ComparisonContext): boolean {
  const isRequiredMethod = (symbol: ts.Symbol): boolean =>
    !isOptional(symbol) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  return isHandle(id) && names.typeOf('old', id)?.getProperties().some(isRequiredMethod) === true;
}
