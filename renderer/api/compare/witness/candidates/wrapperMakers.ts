import ts from 'typescript';
import type { Finding } from '../../difference/finding.ts';
import { callerText } from './callerText.ts';
import { type CandidatesRequest, isAssignment, type Maker } from './candidate.ts';

/**
 * Programs with a function that has the old signature and calls the new one. Such a function needs everything that callers could rely on.
 */
export function wrapperMakers({ id, part, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
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
