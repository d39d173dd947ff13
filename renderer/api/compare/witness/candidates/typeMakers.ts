import { splitParameters } from '../../../../snapshot/renderDeclarations.ts';
import type { Finding } from '../../difference/finding.ts';
import { specifierOf } from '../program/importPlaces.ts';
import type { CandidatesRequest, Maker } from './candidate.ts';
import { generics, inFunction, typeParametersText } from './candidateTools.ts';

/** A program that adds a member to an interface of the package. */
export function mergeMaker(id: string, request: CandidatesRequest): Maker {
  return ({ request: { old, places } }) => {
    const place = places.get(id);
    const [name, ...rest] = place?.path ?? [];
    if (place === undefined || name === undefined || rest.length > 0) return undefined;
    const parameters = typeParametersText(request, id);
    const specifier = specifierOf(old, place.module);
    const body = [
      // The compiler loads only modules that are imported.
      `import type {} from '${specifier}';`,
      '',
      `declare module '${specifier}' {`,
      `  interface ${name}${parameters} {`,
      '    readonly addedByUser?: true;',
      '  }',
      '}',
    ];
    return { body, isProof: false };
  };
}

/** Programs that call a method that returns `this`. The result keeps all members of the object. */
export function chainMakers({ id, difference }: Finding, request: CandidatesRequest): readonly Maker[] {
  const symbol = request.context.names.symbolOf('old', id);
  const type = symbol && request.context.comparison.checker.getDeclaredTypeOfSymbol(symbol);
  const extra = { ...difference, rule: 'removed', name: 'extra', position: 'receive' } as const;
  return [0, 1].map(
    (index): Maker =>
      (tools) => {
        const [local, parameters] = [tools.writer.nameOf(id), generics(tools, id)];
        if (local === undefined || parameters === undefined || type === undefined) return undefined;
        const text = tools.expressions.receive({ expression: 'it', type, path: difference.path, difference: extra })[index];
        if (text === undefined) return undefined;
        const outer = parameters.declared === '' ? '' : `${parameters.declared.slice(1, -1)}, `;
        const declared = `<${outer}Self extends ${local}${parameters.given} & { extra: string }>`;
        return { body: inFunction({ declared, parameters: 'it: Self', statements: text }), isProof: false };
      },
  );
}

export function varianceMakers(id: string, request: CandidatesRequest): readonly Maker[] {
  const count = splitParameters(typeParametersText(request, id)).length;
  const pairs = [
    ["'text'", 'string'],
    ['string', "'text'"],
    ['{ name: string }', '{}'],
    ['{}', '{ name: string }'],
  ] as const;
  return pairs.map(
    ([from, to]): Maker =>
      ({ writer }) => {
        const local = writer.nameOf(id);
        if (local === undefined || count === 0) return undefined;
        const list = (text: string): string => `<${Array.from({ length: count }, () => text).join(', ')}>`;
        return {
          body: [`export function witness(value: ${local}${list(from)}): ${local}${list(to)} {`, '  return value;', '}'],
          isProof: false,
        };
      },
  );
}
