import type { Finding, Harm } from '../../difference/difference.ts';
import { memberMakers, wrapperMakers } from './callMakers.ts';
import { type Candidate, type CandidatesRequest, createTools, type Maker } from './maker.ts';
import { pathMakers } from './pathMakers.ts';
import { specialMakers } from './specialMakers.ts';
import { aliasMakers, userMakers } from './typeMakers.ts';

/**
 * Programs for one finding, the clearest first. A program is written when the caller asks for it. Each program gets a new writer, so that it
 * imports only what it uses. Returns true if it leaves out programs beyond the limit.
 */
export function* findingCandidates(finding: Finding<Harm>, request: CandidatesRequest): Generator<Candidate, boolean> {
  const seen = new Set<string>();
  for (const make of makersOf(finding, request)) {
    if (seen.size === mostCandidates) return true;
    const tools = createTools(request);
    const draft = make(tools);
    const program = draft && tools.writer.program(draft.body);
    if (draft === undefined || program === undefined || seen.has(program.text)) continue;
    seen.add(program.text);
    const control = draft.control && tools.writer.program(draft.control).text;
    yield { ...program, isProof: draft.isProof, ...(control === program.text ? {} : { control }) };
  }
  return false;
}

/** The limit for one finding. For most findings, the first program is enough. */
const mostCandidates = 50;

function makersOf(finding: Finding<Harm>, request: CandidatesRequest): readonly Maker[] {
  const { part, difference } = finding;
  const { rule, isAssumed } = difference;
  if (isAssumed || rule === 'unresolved' || rule === 'unfinished' || rule === 'exactness') return [];
  const special = specialMakers(finding, request);
  // Users who cannot name an enum have its members as values.
  if (part.kind === 'enum-member') return request.places.has(finding.id) ? special : [...special, ...pathMakers(finding, request)];
  const makers = [...special, ...pathMakers(finding, request)];
  switch (part.kind) {
    case 'value':
    case 'constructor':
      return [...makers, ...wrapperMakers(finding, request)];
    case 'static':
      return makers;
    case 'type':
      return [...makers, ...aliasMakers(finding, request), ...userMakers(finding, request)];
    default:
      return [...makers, ...(difference.rule === 'override' ? [] : memberMakers(finding, request))];
  }
}
