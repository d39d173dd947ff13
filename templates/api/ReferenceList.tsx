import type { ReactNode } from 'react';
import type { ApiSymbol, ReExport } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { exportedItem } from '../../renderer/presentation/exportedItem.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { KindLetter } from './KindLetter.tsx';

/** A re-export with what its line shows. */
export interface ReferenceEntry extends ReExport {
  /** Undefined for a symbol without a page in the site. */
  readonly symbol: ApiSymbol | undefined;
  /** `from pkg/server`: where it lives. */
  readonly origin: string | undefined;
}

/** A function that looks up re-exports among the symbols and modules of the page's package. */
export function useReferenceEntries(): (references: readonly ReExport[]) => readonly ReferenceEntry[] {
  const { messages, package: pkg } = useRenderContext();
  const symbols = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const origins = new Map(
    pkg.modules.map((module) => [module.name, fillMessage(messages.exportedFrom, { module: specifierOf(pkg, module) })]),
  );
  return (references) =>
    references.map((reference) => {
      const { target, comment, outside } = reference;
      const symbol = outside?.symbol ?? symbols.get(target);
      const origin = outside ? fillMessage(messages.exportedFrom, { module: outside.specifier }) : symbol && origins.get(symbol.module);
      return { ...reference, symbol: symbol && exportedItem(symbol, comment), origin };
    });
}

/** The origin that several re-exports share; undefined where they differ. */
export function sharedOrigin(entries: readonly ReferenceEntry[]): string | undefined {
  const [first, ...others] = new Set(entries.map(({ origin }) => origin));
  return others.length === 0 && entries.length > 1 ? first : undefined;
}

interface ReferenceListProps {
  readonly entries: readonly ReferenceEntry[];
  /** Whether the page says above where all of them come from. Default: false. */
  readonly isOriginKnown?: boolean | undefined;
}

/** What an entry point exports again, as the package's overview lists it. */
export function ReferenceList({ entries, isOriginKnown = false }: ReferenceListProps): ReactNode {
  return (
    <ul>
      {entries.map(({ name, target, symbol, origin }) => (
        <li key={`${name} ${target}`}>
          {symbol !== undefined && <KindLetter kind={symbol.kind} />}
          <ReferenceName name={name} target={target} symbol={symbol} />
          {origin !== undefined && !isOriginKnown && <span className="from">{origin}</span>}
          {symbol !== undefined && isDeprecated(symbol) && <DeprecatedBadge />}
          <FirstSentence text={symbol && summaryOf(symbol)} />
        </li>
      ))}
    </ul>
  );
}

function ReferenceName({ name, target, symbol }: Omit<ReferenceEntry, 'origin'>): ReactNode {
  const { href } = useRenderContext();
  return (
    <>
      <a href={href(target)} dangerouslySetInnerHTML={{ __html: breakableName(name) }} />
      {symbol !== undefined && name !== symbol.name && <code>{symbol.qualifiedName}</code>}
    </>
  );
}
