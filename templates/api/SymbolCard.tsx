import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { requiredFirst } from '../../renderer/presentation/fieldsOf.ts';
import { type Layouts, withoutAnchors } from '../../renderer/presentation/signature/createLayouts.ts';
import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printSymbol, signatureWidth } from '../../renderer/presentation/signature/printSymbol.ts';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { MemberRows } from './MemberRows.tsx';

/**
 * A short description of a symbol for links to it: its declaration and the first sentence of its comment. Its members are shown once the
 * card is pinned.
 */
export function SymbolCard({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { layouts } = useRenderContext();
  return (
    <>
      <Signature lines={shortDeclaration(symbol, layouts)} />
      {isDeprecated(symbol) && <DeprecatedBadge />}
      <FirstSentence text={summaryOf(symbol)} />
      <Members symbol={symbol} />
    </>
  );
}

/** More rows than this would make the page's data grow with the symbol. */
const mostMembers = 60;

/**
 * All members as rows, the required fields of an object first, in place of a declaration that has them (`all`). The links to members are anchors: the script that shows the card puts
 * the page's address before them.
 */
function Members({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, layouts, href } = useRenderContext();
  const members = requiredFirst(symbol);
  const count = members.length;
  if (count === 0) return null;
  return (
    <>
      <button type="button" className="card-pin">
        {count === 1 ? messages.showOneMember : fillMessage(messages.showMembers, { count })}
      </button>
      <div className={isShort(layouts.symbol(symbol)) ? 'card-members all' : 'card-members'}>
        <MemberRows members={members.slice(0, mostMembers)} />
        {count > mostMembers && <a href={href(symbol.id)}>{fillMessage(messages.showAll, { count })}</a>}
      </div>
    </>
  );
}

const mostLines = 10;

function isShort(lines: readonly CodeLine[]): boolean {
  return lines.length <= mostLines;
}

/** The whole declaration when it is short, else its head, else its first lines. */
function shortDeclaration(symbol: ApiSymbol, layouts: Layouts): readonly CodeLine[] {
  const whole = layouts.symbol(symbol);
  if (isShort(whole)) return withoutAnchors(whole);
  const head = symbol.kind === 'type' ? withoutAnchors(whole) : layoutDoc(printSymbol(symbol, 'none'), signatureWidth);
  if (isShort(head)) return head;
  return [...head.slice(0, mostLines - 1), { indent: 0, tokens: [{ kind: 'token', text: '…' }] }];
}
