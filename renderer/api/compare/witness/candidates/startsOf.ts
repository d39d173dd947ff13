import { declarationsOf as snapshotDeclarations } from '../../../../snapshot/declarationsOf.ts';
import type { ComparisonContext } from '../../compareSnapshots.ts';
import type { Step } from '../../difference/difference.ts';
import type { Finding } from '../../difference/finding.ts';
import type { ImportPlace } from '../program/importPlaces.ts';
import type { CandidatesRequest } from './candidate.ts';

/** The import where a program begins, and the steps from it to the declaration of a finding. */
interface Start {
  readonly kind: 'value' | 'instance';
  readonly id: string;
  readonly steps: readonly Step[];
}

/** The routes to a finding that begin at an export. */
export function startsOf({ id, part, difference }: Finding, { context, places }: CandidatesRequest): readonly Start[] {
  const isValue = part.kind === 'value' || part.kind === 'constructor' || part.kind === 'static';
  if (isValue) return [{ kind: 'value', id, steps: [] }];
  const own: readonly Start[] = places.has(id) ? [{ kind: 'instance', id, steps: [] }] : [];
  return [...own, ...routeTo(id, positionBefore(difference.path, difference.position), context, places)];
}

function routeTo(
  id: string,
  position: 'receive' | 'pass',
  context: ComparisonContext,
  places: ReadonlyMap<string, ImportPlace>,
): readonly Start[] {
  const seen = new Set<string>();
  let [at, steps, wanted]: [string, readonly Step[], 'receive' | 'pass'] = [id, [], position];
  while (!seen.has(`${at} ${wanted}`)) {
    seen.add(`${at} ${wanted}`);
    const route = context.positions(at).get(wanted);
    if (route === undefined) return [];
    steps = [...route.steps, ...steps];
    const begin = positionBefore(route.steps, wanted);
    if (places.has(route.from)) {
      const isValue = route.isValue || hasValueOnly(route.from, context);
      if (begin === 'receive') return [{ kind: isValue ? 'value' : 'instance', id: route.from, steps }];
    }
    at = route.from;
    wanted = begin;
  }
  return [];
}

/** The position at the beginning of a path. Each parameter on the path reverses it. */
export function positionBefore(steps: readonly Step[], position: 'receive' | 'pass'): 'receive' | 'pass' {
  const turns = steps.filter(({ kind }) => kind === 'parameter' || kind === 'constraint' || kind === 'set').length;
  return turns % 2 === 0 ? position : position === 'receive' ? 'pass' : 'receive';
}

function hasValueOnly(id: string, { comparison }: ComparisonContext): boolean {
  return snapshotDeclarations(comparison.old.snapshot, id).some(({ kind }) => kind === 'function' || kind === 'variable');
}
