import ts from 'typescript';
import type { Finding } from '../../difference/finding.ts';
import { propertyName } from '../../types/properties.ts';
import { plainKey as keyText, plainAccess as memberAccess } from '../expressions/memberKeys.ts';
import { callerText } from './callerText.ts';
import { type CandidatesRequest, isAssignment, type Maker } from './candidate.ts';
import { generics } from './candidateTools.ts';
import { positionBefore } from './startsOf.ts';

/** Programs that read or write a member with its old type. */
export function memberMakers({ id, part, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
  if (!('name' in part)) return [];
  const { checker } = request.context.comparison;
  const symbol = request.context.names.symbolOf('old', id);
  const member =
    symbol && checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).find((one) => propertyName(one) === part.name);
  if (member === undefined) return [];
  const type = checker.getTypeOfSymbol(member);
  const isProof = isAssignment(difference, request.context.relation);
  const asReader: Maker = (tools) => {
    const [name, parameters, text] = [tools.writer.nameOf(id), generics(tools, id), tools.typeText(type)];
    if (name === undefined || parameters === undefined || text === undefined) return undefined;
    const access = `it${memberAccess(part.name)}`;
    return {
      body: [`export function witness${parameters.declared}(it: ${name}${parameters.given}): ${text} {`, `  return ${access};`, '}'],
      isProof,
    };
  };
  const asWriter: Maker = (tools) => {
    const [name, parameters, text] = [tools.writer.nameOf(id), generics(tools, id), tools.typeText(type)];
    if (name === undefined || parameters === undefined || text === undefined) return undefined;
    const itsType = `${name}${parameters.given}`;
    const head = `export function witness${parameters.declared}(value: ${text}): Pick<${itsType}, ${JSON.stringify(part.name)}> {`;
    return { body: [head, `  return { ${keyText(part.name)}: value };`, '}'], isProof };
  };
  const asCaller =
    (isShort: boolean): Maker =>
    (tools) => {
      const [name, parameters] = [tools.writer.nameOf(id), generics(tools, id)];
      const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
      const [signature] = signatures;
      if (name === undefined || parameters === undefined || signature === undefined || signatures.length > 1) return undefined;
      const body = callerText({
        signature,
        expression: `it${memberAccess(part.name)}`,
        isShort,
        suffix: '',
        outer: parameters.declared,
        outerParameter: `it: ${name}${parameters.given}`,
        tools,
      });
      return body === undefined ? undefined : { body, isProof };
    };
  if (!request.places.has(id)) return [];
  return difference.position === 'receive' ||
    (difference.path.length > 1 && positionBefore(difference.path, difference.position) === 'receive')
    ? [asReader, asCaller(false), asCaller(true)]
    : [asWriter];
}
