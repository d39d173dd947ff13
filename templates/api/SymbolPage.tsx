import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { summaryOf } from '../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { namespaceReferences } from '../../renderer/presentation/exportedItem.ts';
import { importStatements, moduleOfExamples } from '../../renderer/presentation/importStatement.ts';
import { sectionIds } from '../../renderer/presentation/itemGroups.ts';
import { withoutBareReturns } from '../../renderer/presentation/itemSections.ts';
import { kindWords } from '../../renderer/presentation/kindWords.ts';
import { sectionsAround } from '../../renderer/presentation/memberIndex.ts';
import { isTopLevel } from '../../renderer/presentation/overviewSymbols.ts';
import { splitLead } from '../../renderer/presentation/splitLead.ts';
import { categoriesOf } from '../../renderer/presentation/symbolGroups.ts';
import { typeSections } from '../../renderer/presentation/typeFields.ts';
import { cardFinder } from '../../renderer/presentation/unexportedTypesOf.ts';
import { withExample } from '../../renderer/presentation/withExample.ts';
import { withNamers } from '../../renderer/presentation/withNamers.ts';
import { RenderContextProvider, useRenderContext } from '../context.ts';
import { Additions, AddsTo } from './Additions.tsx';
import { Badges } from './Badges.tsx';
import { Declaration } from './Declaration.tsx';
import { Deprecation } from './Deprecation.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { KindLetter } from './KindLetter.tsx';
import { NamedComments } from './NamedComments.tsx';
import { Namesakes } from './Namesakes.tsx';
import { NamespaceReferences } from './References.tsx';
import { Sections } from './Sections.tsx';
import { SiteNotes } from './SiteNotes.tsx';
import { SourceLink, sourceUrl } from './SourceLink.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { SymbolName } from './SymbolName.tsx';
import { UnexportedTypeCard } from './UnexportedTypeCard.tsx';
import { UsedBy } from './UsedBy.tsx';
import { documentTitle } from './UserList.tsx';

/** The page of an exported item: inside of the article, between breadcrumbs and pagination. */
export function SymbolPage({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const context = useRenderContext();
  const {
    messages,
    unexportedTypesOf,
    package: { symbols },
  } = context;
  const unexportedTypes = unexportedTypesOf([symbol]);
  const ids = new Set(symbol.children);
  const children = ids.size === 0 ? [] : symbols.filter(({ id }) => ids.has(id));
  return (
    <RenderContextProvider value={{ ...context, cardOf: cardFinder(unexportedTypes) }}>
      <SymbolFacts symbol={symbol} />
      <h1 className="symbol-name">
        <SymbolName name={symbol.qualifiedName} />
      </h1>
      <Namesakes symbol={symbol} />
      <SymbolContents symbol={symbol} />
      {children.length > 0 && <SymbolIndex symbols={children} comment={symbol.comment} />}
      <Additions symbol={symbol} />
      <NamespaceReferences references={namespaceReferences(symbol, children)} />
      <Sections sections={typeSections(unexportedTypes, [symbol], messages)} level={2} id={sectionIds(symbol)} />
      <UsedBy symbol={symbol} />
      {unexportedTypes.map((type) => (
        <UnexportedTypeCard key={type.cardId} type={type} />
      ))}
    </RenderContextProvider>
  );
}

/** What kind of thing it is, where else it belongs, and where it is declared. */
export function SymbolFacts({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages } = useRenderContext();
  return (
    <p className="eyebrow">
      <KindLetter kind={symbol.kind} /> {messages[kindWords[symbol.kind]]}
      <CategoryLinks symbol={symbol} />
      <Badges item={symbol} />
      <SourceLink sources={symbol.sources} />
    </p>
  );
}

/** The further categories of a symbol, as links to their lists: breadcrumbs have the first. */
function CategoryLinks({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { package: pkg, hrefOfCategory, hrefOfModule, item } = useRenderContext();
  if (item !== undefined || !isTopLevel(symbol)) return null;
  const further = categoriesOf(symbol, pkg).slice(1);
  return further.map(({ id, title }) => (
    <a key={id} href={hrefOfCategory(id) ?? `${hrefOfModule(pkg.slug, '')}#${id}`}>
      {title}
    </a>
  ));
}

/**
 * The contents of a symbol below its name, the most useful first: summary, import, declaration, the rest of its text, example, constructors, members,
 * and details. A long text of what has members comes after these.
 */
export function SymbolContents({ symbol: written }: { readonly symbol: ApiSymbol }): ReactNode {
  const context = useRenderContext();
  const { messages, tables, item, block, usedBy } = context;
  const symbol = withNamers(withExample(written), usedBy);
  const { comment, summary, overloads } = describeItem(symbol);
  const hasMembers = symbol.members.length > 0;
  const text = summary === undefined || summary.text.trim() === '' ? '' : block(summary);
  const { lead, rest } = splitLead(text, hasMembers ? { withCode: true } : { longest: shortLead });
  const id = sectionIds(symbol, item?.anchor);
  const prose = rest !== '' && <div className="prose" dangerouslySetInnerHTML={{ __html: rest }} />;
  const isLate = hasMembers && rest.length > shortRest;
  const { examples, constructors, fields, below } = sectionsAround(symbol, messages);
  return (
    <>
      <Deprecation comment={comment} />
      {lead !== '' && <div className="prose lead-text" dangerouslySetInnerHTML={{ __html: lead }} />}
      {lead === '' && overloads.length > 0 && (
        <div className="lead-text">
          <FirstSentence text={summaryOf(symbol)} />
        </div>
      )}
      <AddsTo symbol={symbol} />
      <ImportLines symbol={symbol} />
      <NamedComments symbol={symbol} />
      {symbol.kind !== 'namespace' && <Declaration symbol={symbol} id={id} />}
      {symbol.flags.isObject === true && symbol.type !== undefined && <p className="note">{messages.enumObject}</p>}
      {!isLate && prose}
      <SiteNotes notes={symbol.notes} />
      <Sections sections={examples} level={2} id={id} />
      {hasMembers && examples.length === 0 && !lead.includes('<pre') && <GuideExample symbol={symbol} />}
      <RenderContextProvider value={{ ...context, headSource: sourceUrl(symbol.sources) }}>
        <Sections sections={constructors} level={2} id={id} />
        <Sections sections={fields} level={2} id={id} />
        {isLate && prose}
        <Sections sections={tables ? withoutBareReturns(below) : below} level={2} id={id} />
      </RenderContextProvider>
    </>
  );
}

/** Letters of markup before the signature of what has no members. */
const shortLead = 300;

/** Letters of markup that the rest of a text may have before the members: about half a screen. */
const shortRest = 1500;

/** The first guide that uses a symbol without an example. */
function GuideExample({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, usedBy, hrefOfPage } = useRenderContext();
  const [guide] = usedBy(symbol.id)?.documents ?? [];
  if (guide === undefined) return null;
  return (
    <p className="note">
      {messages.example}: <a href={hrefOfPage(guide.href)}>{documentTitle(guide)}</a>
    </p>
  );
}

/** What to write to have it, selected as a whole when it is clicked, and the other entry point that its examples use. */
function ImportLines({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, package: pkg, hrefOfModule } = useRenderContext();
  const used = symbol.module === '' ? moduleOfExamples(symbol, pkg) : undefined;
  return importStatements(symbol, pkg).map((statement, index) => (
    <p key={statement} className="import">
      <code>{statement}</code>
      {index === 0 && used !== undefined && used.name !== '' && (
        <>
          {` ${messages.alsoFrom} `}
          <a href={hrefOfModule(pkg.slug, used.name)}>{specifierOf(pkg, used)}</a>
        </>
      )}
    </p>
  ));
}
