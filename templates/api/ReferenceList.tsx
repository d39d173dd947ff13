import type { ReactNode } from 'react';
import type { ApiModule, ApiSymbol } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { KindLetter } from './KindLetter.tsx';

/** What an entry point exports again, as the package's overview lists it; where it comes from is a detail. */
export function ReferenceList({ references }: Pick<ApiModule, 'references'>): ReactNode {
  const { package: pkg } = useRenderContext();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  return references.map(({ name, target }) => (
    <ReferenceEntry key={`${name} ${target}`} name={name} target={target} symbol={byId.get(target)} />
  ));
}

interface ReferenceEntryProps {
  readonly name: string;
  readonly target: string;
  /** Undefined for a symbol of another package. */
  readonly symbol: ApiSymbol | undefined;
}

function ReferenceEntry({ name, target, symbol }: ReferenceEntryProps): ReactNode {
  const { messages, href, package: pkg } = useRenderContext();
  const module = pkg.modules.find((one) => one.name === symbol?.module);
  return (
    <li>
      {symbol !== undefined && <KindLetter kind={symbol.kind} />}
      <a href={href(target)} dangerouslySetInnerHTML={{ __html: breakableName(name) }} />
      {symbol !== undefined && name !== symbol.name && <code>{symbol.qualifiedName}</code>}
      {module !== undefined && <span className="from">{fillMessage(messages.exportedFrom, { module: specifierOf(pkg, module) })}</span>}
      {symbol !== undefined && isDeprecated(symbol) && <DeprecatedBadge />}
      <FirstSentence text={symbol && summaryOf(symbol)} />
    </li>
  );
}
