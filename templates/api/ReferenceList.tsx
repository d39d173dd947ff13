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

/** What an entry point exports again, as the package's overview lists it. Where all of it comes from is said once, above. */
export function ReferenceList({ references }: Pick<ApiModule, 'references'>): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const entries = references.map((reference) => {
    const symbol = byId.get(reference.target);
    const module = pkg.modules.find(({ name }) => name === symbol?.module);
    const origin = module && fillMessage(messages.exportedFrom, { module: specifierOf(pkg, module) });
    return { ...reference, symbol, origin };
  });
  const origins = new Set(entries.map(({ origin }) => origin));
  const [shared] = origins.size === 1 && entries.length > 1 ? origins : [];
  return (
    <>
      {shared !== undefined && <p className="from">{shared}</p>}
      <ul>
        {entries.map(({ name, target, symbol, origin }) => (
          <li key={`${name} ${target}`}>
            {symbol !== undefined && <KindLetter kind={symbol.kind} />}
            <ReferenceName name={name} target={target} symbol={symbol} />
            {origin !== undefined && shared === undefined && <span className="from">{origin}</span>}
            {symbol !== undefined && isDeprecated(symbol) && <DeprecatedBadge />}
            <FirstSentence text={symbol && summaryOf(symbol)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ReferenceNameProps {
  readonly name: string;
  readonly target: string;
  /** Undefined for a symbol of another package. */
  readonly symbol: ApiSymbol | undefined;
}

function ReferenceName({ name, target, symbol }: ReferenceNameProps): ReactNode {
  const { href } = useRenderContext();
  return (
    <>
      <a href={href(target)} dangerouslySetInnerHTML={{ __html: breakableName(name) }} />
      {symbol !== undefined && name !== symbol.name && <code>{symbol.qualifiedName}</code>}
    </>
  );
}
