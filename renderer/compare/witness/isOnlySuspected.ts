import type ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { EntryDraft } from '../assemble/entryDraft.ts';
import { type Finding, type Harm, isHarmless } from '../difference/difference.ts';
import { isGeneric } from '../relate/pairDifferences.ts';
import type { ComparisonContext } from '../snapshots/createCompare.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { needsName } from './candidates/needsName.ts';
import type { ImportPlace } from './program/importPlaces.ts';
import type { Case } from './verifyCases.ts';

interface SuspicionContext {
  readonly context: ComparisonContext;
  readonly old: ApiSnapshot;
  readonly places: ReadonlyMap<string, ImportPlace>;
  /** The places that the package makes a promise of. */
  readonly promised: ReadonlyMap<string, ImportPlace>;
}

/**
 * Whether an undecided change is only suspected: it was compared completely, all programs that we know were tried, and none breaks
 * that users would write. Where types depend on nothing, and users can import them, a program that compiles has to speak for the change as well: otherwise, we may
 * just not know the program that breaks.
 */
export function isOnlySuspected({ findings }: EntryDraft, cases: readonly Case[], request: SuspicionContext): boolean {
  const harmful = findings.filter(({ difference }) => !isHarmless(difference));
  return harmful.length > 0 && harmful.length === cases.length && cases.every((one) => isSuspicion(one, request));
}

function isSuspicion({ finding, untried, verified }: Case, { context, old, places, promised }: SuspicionContext): boolean {
  if (finding === undefined || untried !== 'none') return false;
  const { difference, id } = finding;
  // Users meet it by another name, and no program tried that.
  if (!promised.has(id) && needsName(finding, old)) return false;
  const { rule, isCut, isAssumed, severity } = difference;
  if (rule === 'unresolved' || rule === 'unfinished' || isCut || isAssumed || isUnsearched(finding, context)) return false;
  if (verified.some(({ unlikely }) => unlikely !== undefined)) return true;
  // Where the rule says that no program of ours decides, one that compiles says nothing.
  const compiles = severity === 'major' && verified.some(({ result }) => result === 'compiles');
  return compiles || !places.has(id) || isOpen(id, difference, context) || isHidden(difference.old ?? difference.new, { context, places });
}

/**
 * Whether no use of a type was found before the search for uses ended early. Programs that use it were not tried. Programs use a value by its
 * name.
 */
function isUnsearched({ id, part }: Finding, { hasAllPositions, positions }: ComparisonContext): boolean {
  return part.kind !== 'value' && !hasAllPositions && positions(id).size === 0;
}

/** Whether types depend on type parameters, so that the compiler cannot compute what becomes of them. */
function isOpen(id: string, { path, old, new: next }: Harm, { checker, names }: ComparisonContext): boolean {
  const symbol = names.symbolOf('old', id);
  if (symbol !== undefined && typeParametersOf(symbol, checker).length > 0) return true;
  const hasParameters = path.some((step) => 'call' in step && (step.call.signature.getTypeParameters() ?? []).length > 0);
  return hasParameters || [old, next].some((type) => type !== undefined && isGeneric(type, checker));
}

/** Whether a type is the package's own, and users of both releases cannot import it. */
function isHidden(type: ts.Type | undefined, request: Pick<SuspicionContext, 'context' | 'places'>): boolean {
  if (type === undefined) return false;
  if (type.isUnionOrIntersection()) return type.types.some((one) => isHidden(one, request));
  const { names, pairs } = request.context;
  const own = names.idOf(type.aliasSymbol) ?? names.idOf(type.symbol);
  const oldId = own?.side === 'new' ? pairs.oldOf(own.id) : own?.id;
  return own !== undefined && (oldId === undefined || !request.places.has(oldId));
}
