import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import type { Type } from '../../renderer/model/type.ts';
import { printCreation } from '../../renderer/presentation/printCreation.ts';
import { type CodeLine, layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printFunction, printSymbol, signatureWidth } from '../../renderer/presentation/signature/printSymbol.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from '../signature/codeHtml.ts';
import { Signature } from '../signature/Signature.tsx';
import { TypeCode } from '../signature/TypeCode.tsx';

export interface DeclarationProps {
  readonly symbol: ApiSymbol;
  /** Makes an id of a section's key. */
  readonly id: (key: string) => string;
}

/** A union of more types is shown in columns. */
const longUnion = 10;
/** Further ones are folded. */
const shownAlternatives = 50;
/** A whole declaration of so many lines need not be folded. */
const fewLines = 3;

/**
 * A symbol's declaration. That of a class is its head and its constructors: the index below has all members with their types. Other symbols
 * with members have the head, and the whole declaration folded below: a variable has no head, and the type of a component is long and says
 * little. A long union is shown in columns.
 */
export function Declaration({ symbol, id }: DeclarationProps): ReactNode {
  const { messages, layouts } = useRenderContext();
  if (symbol.signatures.length > 1) return <Overloads symbol={symbol} id={id} />;
  if (symbol.kind === 'class') return <ClassHead symbol={symbol} />;
  const union = symbol.type?.kind === 'union' && symbol.kind === 'type' ? symbol.type.types : [];
  const whole = layouts.symbol(symbol);
  if (union.length > longUnion && whole.length > longUnion) return <Union lines={whole} types={union} />;
  if (symbol.members.length === 0 || whole.length <= fewLines) return <Head symbol={symbol} lines={whole} />;
  const isVariable = symbol.kind === 'variable';
  const head = isVariable ? [] : layoutDoc(printSymbol(symbol, 'none'), signatureWidth);
  return (
    <>
      {!isVariable && <Head symbol={symbol} lines={head} />}
      {whole.length > head.length && (
        <details className="more">
          <summary>{messages.showDeclaration}</summary>
          <Signature lines={whole} />
        </details>
      )}
    </>
  );
}

interface HeadProps {
  readonly symbol: ApiSymbol;
  readonly lines: readonly CodeLine[];
}

/** Empty where it would consist of the symbol's kind and name, because both are right above it. */
function Head({ symbol, lines }: HeadProps): ReactNode {
  return isBare({ symbol, lines }) ? null : <Signature lines={lines} />;
}

function isBare({ symbol: { kind, name, flags }, lines }: HeadProps): boolean {
  return (
    lines.flatMap(({ tokens }) => tokens.map((token) => token.text)).join('') === `${flags.isObject === true ? 'const' : kind} ${name}`
  );
}

function ClassHead({ symbol }: Pick<HeadProps, 'symbol'>): ReactNode {
  const head = layoutDoc(printSymbol(symbol, 'none'), signatureWidth);
  const creation = printCreation(symbol).flatMap((call) => layoutDoc(call, signatureWidth));
  const lines = isBare({ symbol, lines: head }) ? creation : [...head, ...creation];
  return lines.length === 0 ? null : <Signature lines={lines} />;
}

/** The signatures of a function, each with a link to its description. */
function Overloads({ symbol: { name, signatures }, id }: DeclarationProps): ReactNode {
  const { messages } = useRenderContext();
  return (
    <ol className="overloads">
      {signatures.map((signature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other identity, and are rendered once
        <li key={index}>
          <a
            href={`#${encodeURIComponent(id(`overload-${index + 1}`))}`}
            aria-label={fillMessage(messages.overload, { number: index + 1 })}
          >
            {index + 1}
          </a>
          <Code lines={layoutDoc(printFunction(name, signature), signatureWidth)} />
        </li>
      ))}
    </ol>
  );
}

function Code({ lines }: { readonly lines: readonly CodeLine[] }): ReactNode {
  return <code className="type" dangerouslySetInnerHTML={{ __html: codeHtml(lines, useRenderContext()) }} />;
}

interface UnionProps {
  readonly lines: readonly CodeLine[];
  readonly types: readonly Type[];
}

function Union({ lines, types }: UnionProps): ReactNode {
  const { messages } = useRenderContext();
  const first = lines.findIndex(({ tokens }) => tokens[0]?.text.startsWith('|'));
  const folded = types.slice(shownAlternatives);
  return (
    <>
      <Signature lines={lines.slice(0, Math.max(1, first))} />
      <Alternatives types={types.slice(0, shownAlternatives)} />
      {folded.length > 0 && (
        <details className="more">
          <summary>{fillMessage(messages.moreItems, { count: folded.length })}</summary>
          <Alternatives types={folded} />
        </details>
      )}
    </>
  );
}

function Alternatives({ types }: { readonly types: readonly Type[] }): ReactNode {
  return (
    <ul className="alternatives">
      {types.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: types have no other identity, and are rendered once
        <li key={index}>
          <TypeCode type={type} />
        </li>
      ))}
    </ul>
  );
}
