import ts from 'typescript';
import type { Finding } from '../../difference/finding.ts';
import { aliasMakers } from './aliasMakers.ts';
import { callerText } from './callerText.ts';
import { type Candidate, type CandidatesRequest, isAssignment, type Maker } from './candidate.ts';
import { createTools } from './candidateTools.ts';
import { memberMakers } from './memberMakers.ts';
import { pathMakers } from './pathMakers.ts';
import { specialMakers } from './specialMakers.ts';

/**
 * Programs for one finding, the clearest first. A program is written when the caller asks for it. Each program gets a new writer, so that it
 * imports only what it uses.
 */
export function* findingCandidates(finding: Finding, request: CandidatesRequest): Generator<Candidate, undefined> {
  const seen = new Set<string>();
  for (const make of makersOf(finding, request)) {
    const tools = createTools(request);
    const draft = make(tools);
    const text = draft === undefined ? '' : tools.writer.program(draft.body);
    if (draft === undefined || seen.has(text)) continue;
    seen.add(text);
    yield { text, isProof: draft.isProof };
    if (seen.size === mostCandidates) return;
  }
}

/** The limit for one finding. For most findings, the first program is enough. */
const mostCandidates = 40;

function makersOf(finding: Finding, request: CandidatesRequest): readonly Maker[] {
  const { part, difference } = finding;
  const special = specialMakers(finding, request);
  switch (part.kind) {
    case 'value':
      return [...special, ...pathMakers(finding, request), ...wrapperMakers(finding, request)];
    case 'constructor':
      return [...special, ...pathMakers(finding, request), ...wrapperMakers(finding, request)];
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

/**
 * Programs with a function that has the old signature and calls the new one. Such a function needs everything that callers could rely on.
 */
function wrapperMakers({ id, part, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
  const isProof = isAssignment(difference, request.context.relation);
  const forms = [
    { isShort: false, isExplicit: false },
    { isShort: true, isExplicit: false },
    { isShort: false, isExplicit: true },
  ];
  return forms.map(
    ({ isShort, isExplicit }): Maker =>
      (tools) => {
        const { context } = tools.request;
        const symbol = context.names.symbolOf('old', id);
        const name = tools.writer.nameOf(id);
        if (symbol === undefined || name === undefined) return undefined;
        const { checker } = context.comparison;
        const isConstruct = part.kind === 'constructor';
        const signatures = checker.getSignaturesOfType(
          checker.getTypeOfSymbol(symbol),
          isConstruct ? ts.SignatureKind.Construct : ts.SignatureKind.Call,
        );
        const bodies = signatures.map((signature, index) =>
          callerText({
            signature,
            expression: `${isConstruct ? 'new ' : ''}${name}`,
            isShort,
            isExplicit,
            suffix: index === 0 ? '' : String(index + 1),
            outer: '',
            tools,
          }),
        );
        return bodies.length === 0 || bodies.some((one) => one === undefined)
          ? undefined
          : { body: bodies.flatMap((one) => one ?? []), isProof: isProof && !isExplicit };
      },
  );
}
