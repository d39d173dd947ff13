import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { RenderContextProvider, useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { Badges } from './Badges.tsx';
import { Description } from './Description.tsx';
import { describeItem } from './describedItem.ts';
import { HiddenTypeCard } from './HiddenTypeCard.tsx';
import { cardFinder } from './hiddenTypesOf.ts';
import { importStatement } from './importStatement.ts';
import { symbolSections, withoutBareReturns } from './itemSections.ts';
import { KindLetter, kindWords } from './KindLetter.tsx';
import { Sections } from './Sections.tsx';
import { SourceLink, sourceUrl } from './SourceLink.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { SymbolName } from './SymbolName.tsx';
import { sectionIds } from './sectionIds.ts';
import { UsedBy } from './UsedBy.tsx';

/** The page of an exported item: inside of the article, between breadcrumbs and pagination. */
export function SymbolPage({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const context = useRenderContext();
  const {
    hiddenTypesOf,
    package: { symbols },
  } = context;
  const hiddenTypes = hiddenTypesOf([symbol]);
  const children = new Set(symbol.children);
  return (
    <RenderContextProvider value={{ ...context, cardOf: cardFinder(hiddenTypes) }}>
      <SymbolHead symbol={symbol} />
      <SymbolSections symbol={symbol} />
      {children.size > 0 && <SymbolIndex symbols={symbols.filter(({ id }) => children.has(id))} comment={symbol.comment} />}
      <UsedBy symbol={symbol} />
      {hiddenTypes.map((type) => (
        <HiddenTypeCard key={type.cardId} type={type} />
      ))}
    </RenderContextProvider>
  );
}

/** All that is said of a symbol below its declaration. */
export function SymbolSections({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const context = useRenderContext();
  const { words, tables, item } = context;
  const sections = symbolSections(symbol, words);
  const told = sourceUrl(symbol.sources);
  return (
    <RenderContextProvider value={{ ...context, isTold: (url) => url === told }}>
      <Sections sections={tables ? withoutBareReturns(sections) : sections} level={2} id={sectionIds(symbol, item?.anchor)} />
    </RenderContextProvider>
  );
}

function SymbolHead({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  return (
    <>
      <SymbolFacts symbol={symbol} />
      <h1 className="symbol-name">
        <SymbolName name={symbol.qualifiedName} />
      </h1>
      <ImportLine symbol={symbol} />
      <SymbolIntroduction symbol={symbol} />
    </>
  );
}

/** What to write to have it: selected as a whole when it is clicked. */
function ImportLine({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const statement = importStatement(symbol, useRenderContext().package);
  if (statement === undefined) return null;
  return (
    <p className="import">
      <code>{statement}</code>
    </p>
  );
}

/** What kind of thing it is, and where it is declared. */
export function SymbolFacts({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { words } = useRenderContext();
  return (
    <p className="eyebrow">
      <KindLetter kind={symbol.kind} /> {words[kindWords[symbol.kind]]}
      <Badges item={symbol} />
      <SourceLink sources={symbol.sources} />
    </p>
  );
}

/** The declaration always comes first, so that a reader knows where to look. */
export function SymbolIntroduction({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { words, layouts } = useRenderContext();
  return (
    <>
      {symbol.kind !== 'namespace' && <Signature lines={layouts.symbol(symbol)} />}
      {symbol.flags.isObject === true && <p className="note">{words.enumObject}</p>}
      <Description comment={describeItem(symbol).comment} />
    </>
  );
}
