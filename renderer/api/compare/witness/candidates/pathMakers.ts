import type { Step } from '../../difference/difference.ts';
import type { Finding } from '../../difference/finding.ts';
import { declaredConstraint } from '../../types/parameters.ts';
import type { CandidatesRequest, Maker, Tools } from './candidate.ts';
import { createTools, generics, inFunction, wrapped } from './candidateTools.ts';
import { positionBefore, startsOf } from './startsOf.ts';

/** Programs that follow the path from an import to the difference and use the changed part. */
export function pathMakers(finding: Finding, request: CandidatesRequest): readonly Maker[] {
  const { difference } = finding;
  return startsOf(finding, request).flatMap((start): readonly Maker[] => {
    const path = [...start.steps, ...difference.path];
    const symbol = request.context.names.symbolOf('old', start.id);
    if (symbol === undefined) return [];
    const { checker } = request.context.comparison;
    const type = start.kind === 'value' ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
    const isPassed = start.kind === 'instance' && positionBefore(path, difference.position) === 'pass';
    const variants = ({ expressions, writer }: Tools): readonly string[] => {
      if (isPassed) return expressions.pass({ type, path, difference });
      const expression = start.kind === 'value' ? writer.nameOf(start.id) : 'it';
      return expression === undefined ? [] : expressions.receive({ expression, type, path, difference });
    };
    const makerOf =
      (index: number): Maker =>
      (tools) => {
        const text = variants(tools)[index];
        if (text === undefined) return undefined;
        const inner = signatureGenerics(path, tools);
        if (start.kind === 'value') return { body: wrapped(text, inner), isProof: false };
        const [name, parameters] = [tools.writer.nameOf(start.id), generics(tools, start.id)];
        if (name === undefined || parameters === undefined) return undefined;
        const itsType = `${name}${parameters.given}`;
        if (isPassed) return { body: wrapped(`const it: ${itsType} = ${text};`, parameters.declared), isProof: false };
        if (parameters.declared === '' && inner === '')
          return { body: [`declare const it: ${itsType};`, ...text.split('\n')], isProof: false };
        const declared = [parameters.declared, inner].filter((one) => one !== '').map((one) => one.slice(1, -1));
        return {
          body: inFunction({ declared: `<${declared.join(', ')}>`, parameters: `it: ${itsType}`, statements: text }),
          isProof: false,
        };
      };
    return variants(createTools(request)).map((_, index) => makerOf(index));
  });
}

/** Type parameters of the signatures on a path. Types further along the path mention them. */
function signatureGenerics(path: readonly Step[], { typeText, request }: Tools): string {
  const { checker } = request.context.comparison;
  const parameters = path.flatMap((step) => ('call' in step ? (step.call.signature.getTypeParameters() ?? []) : []));
  const texts = [...new Set(parameters)].map((one) => {
    const constraint = declaredConstraint(one, checker);
    const limit = constraint === undefined ? undefined : typeText(constraint);
    return `${one.symbol.name}${limit === undefined ? '' : ` extends ${limit}`}`;
  });
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}
