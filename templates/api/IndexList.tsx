import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { KindLetter } from './KindLetter.tsx';

/** Items, each with the first sentence of its description; those of one name with what they are imported from. */
export function IndexList({ symbols }: { readonly symbols: readonly ApiSymbol[] }): ReactNode {
  const shared = repeatedNames(symbols);
  return (
    <ul>
      {symbols.map((symbol) => (
        <IndexEntry key={symbol.id} symbol={symbol} isShared={shared.has(symbol.qualifiedName)} />
      ))}
    </ul>
  );
}

function repeatedNames(symbols: readonly ApiSymbol[]): ReadonlySet<string> {
  const modules = new Map<string, string>();
  return new Set(
    symbols.flatMap(({ qualifiedName, module }) => {
      const before = modules.get(qualifiedName) ?? module;
      modules.set(qualifiedName, before);
      return before === module ? [] : [qualifiedName];
    }),
  );
}

function IndexEntry({ symbol, isShared }: { readonly symbol: ApiSymbol; readonly isShared: boolean }): ReactNode {
  const { href, package: pkg } = useRenderContext();
  const module = isShared ? pkg.modules.find(({ name }) => name === symbol.module) : undefined;
  return (
    <li>
      <KindLetter kind={symbol.kind} />
      <a href={href(symbol.id)} dangerouslySetInnerHTML={{ __html: breakableName(symbol.qualifiedName) }} />
      {module !== undefined && <span className="from">{specifierOf(pkg, module)}</span>}
      {isDeprecated(symbol) && <DeprecatedBadge />}
      <FirstSentence text={summaryOf(symbol)} />
    </li>
  );
}
