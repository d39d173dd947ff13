import { Fragment, type ReactNode, useContext } from 'react';
import { isLongName } from '../../renderer/model/nameWords.ts';
import { SymbolName } from '../api/SymbolName.tsx';
import { useRenderContext } from '../context.ts';
import type { Token } from './doc.ts';
import { HiddenTypeIds } from './hiddenTypeIds.ts';
import type { CodeLine } from './layoutDoc.ts';
import { tokenClasses } from './tokenClasses.ts';
import { unbrokenParts } from './unbrokenParts.ts';

/**
 * Laid-out code as markup, for the inside of `<code>`. A line that may not fit on a phone is an element whose class says
 * how deep it is, so that what wraps hangs below it; shorter lines are bare text.
 */
export function CodeLines({ lines }: { readonly lines: readonly CodeLine[] }): ReactNode {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are rendered once
    <Fragment key={index}>
      {index > 0 && '\n'}
      {lengthOf(line) > shortLine ? (
        <span className={`l${Math.min(line.indent / 2, deepest)}`}>
          <LineContent {...line} />
        </span>
      ) : (
        <LineContent {...line} />
      )}
    </Fragment>
  ));
}

/** Columns that fit on a screen of 320 px. */
const shortLine = 32;
const deepest = 4;

function lengthOf({ indent, tokens }: CodeLine): number {
  return tokens.reduce((length, { text }) => length + text.length, indent);
}

function LineContent({ indent, tokens }: CodeLine): ReactNode {
  const hiddenIds = useContext(HiddenTypeIds);
  const isButton = (token: Token | undefined): boolean => token?.target?.kind === 'hidden' && hiddenIds.has(token.target.id);
  return (
    <>
      {' '.repeat(indent)}
      {unbrokenParts(tokens, isButton).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and are rendered once
        <Fragment key={index}>
          {part.length === 1 ? (
            <Tokens tokens={part} />
          ) : (
            <span className="unbroken">
              <Tokens tokens={part} />
            </span>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity, and are rendered once
    <TokenText key={index} token={token} />
  ));
}

function TokenText({ token: { text, tokenKind, target } }: { readonly token: Token }): ReactNode {
  const { href, globalHref, externalHref } = useRenderContext();
  const hiddenIds = useContext(HiddenTypeIds);
  switch (target?.kind) {
    case undefined:
      return tokenKind === undefined ? text : <span className={tokenClasses[tokenKind]}>{text}</span>;
    case 'anchor':
      return <a href={`#${encodeURIComponent(target.anchor)}`}>{text}</a>;
    case 'symbol':
      return linked(text, href(target.id));
    case 'global':
      return linked(text, globalHref(target.name));
    case 'external':
      return linked(text, externalHref(target.package, target.name));
    case 'hidden':
      return explained(text, hiddenIds.get(target.id));
    case 'parameter':
    case 'unknown':
      return linked(text, undefined);
  }
}

function linked(text: string, href: string | undefined): ReactNode {
  return href === undefined ? <span className={tokenClasses.type}>{text}</span> : <a href={href}>{text}</a>;
}

function explained(text: string, id: string | undefined): ReactNode {
  if (id === undefined) return linked(text, undefined);
  return (
    // React would print its own `popoverTarget` in camel case, which browsers take and validators don't.
    <button type="button" className="hidden-type" {...{ popovertarget: id }}>
      {isLongName(text) ? <SymbolName name={text} /> : text}
    </button>
  );
}
