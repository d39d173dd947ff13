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

interface ReferenceListProps extends Pick<ApiModule, 'references'> {
  /** Whether the page says above where all of them come from. */
  readonly isOriginKnown: boolean;
}

/** What an entry point exports again, as the package's overview lists it. */
export function ReferenceList({ references, isOriginKnown }: ReferenceListProps): ReactNode {
  const { package: pkg } = useRenderContext();
  const originOf = useOrigins();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  return (
    <ul>
      {references.map(({ name, target }) => {
        const symbol = byId.get(target);
        const origin = isOriginKnown ? undefined : originOf(symbol);
        return (
          <li key={`${name} ${target}`}>
            {symbol !== undefined && <KindLetter kind={symbol.kind} />}
            <ReferenceName name={name} target={target} symbol={symbol} />
            {origin !== undefined && <span className="from">{origin}</span>}
            {symbol !== undefined && isDeprecated(symbol) && <DeprecatedBadge />}
            <FirstSentence text={symbol && summaryOf(symbol)} />
          </li>
        );
      })}
    </ul>
  );
}

/** `from pkg/server`: the origin that several references share; undefined where they differ. */
export function useSharedOrigin(references: ApiModule['references']): string | undefined {
  const { package: pkg } = useRenderContext();
  const originOf = useOrigins();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const origins = new Set(references.map(({ target }) => originOf(byId.get(target))));
  const [shared] = origins.size === 1 && references.length > 1 ? origins : [];
  return shared;
}

function useOrigins(): (symbol: ApiSymbol | undefined) => string | undefined {
  const { messages, package: pkg } = useRenderContext();
  return (symbol) => {
    const module = pkg.modules.find(({ name }) => name === symbol?.module);
    return module && fillMessage(messages.exportedFrom, { module: specifierOf(pkg, module) });
  };
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
