import type { Finding } from '../../difference/finding.ts';
import { aliasMakers } from './aliasMakers.ts';
import type { Candidate, CandidatesRequest, Maker } from './candidate.ts';
import { createTools } from './candidateTools.ts';
import { memberMakers } from './memberMakers.ts';
import { pathMakers } from './pathMakers.ts';
import { specialMakers } from './specialMakers.ts';
import { wrapperMakers } from './wrapperMakers.ts';

/** Programs for one finding, the clearest first. Each program gets a new writer, so that it imports only what it uses. */
export function findingCandidates(finding: Finding, request: CandidatesRequest): readonly Candidate[] {
  const programs = makersOf(finding, request).flatMap((make): readonly Candidate[] => {
    const tools = createTools(request);
    const draft = make(tools);
    return draft === undefined ? [] : [{ text: tools.writer.program(draft.body), isProof: draft.isProof }];
  });
  const seen = new Set<string>();
  return programs.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, mostCandidates);
}

/** The limit for one finding. For most findings, the first program is enough. */
const mostCandidates = 40;

function makersOf(finding: Finding, request: CandidatesRequest): readonly Maker[] {
  const { part, difference } = finding;
  const special = specialMakers(finding, request);
  switch (part.kind) {
    case 'value':
      return [...special, ...pathMakers(finding, request), ...wrapperMakers(finding)];
    case 'constructor':
      return [...special, ...pathMakers(finding, request), ...wrapperMakers(finding)];
    case 'static':
      return [...special, ...pathMakers(finding, request)];
    case 'enum-member':
      return special;
    case 'type':
      return [...special, ...pathMakers(finding, request), ...aliasMakers(finding, request)];
    default:
      return [...special, ...pathMakers(finding, request), ...(difference.rule === 'override' ? [] : memberMakers(finding, request))];
  }
}
