import type { ReactNode } from 'react';
import type { ApiModule, ApiSymbol } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { hasTag } from '../../renderer/presentation/commentParts.ts';
import { mostReferencedInLine } from '../../renderer/presentation/mostReferenced.ts';
import { mostNames } from '../../renderer/presentation/overviewSymbols.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { shownNames } from './SymbolCards.tsx';
import { SymbolName } from './SymbolName.tsx';

/**
 * A package's further entry points, a row for each, which open their pages: what they are, or else their most referenced names. The filter of
 * the package's rows finds them by what they export.
 */
export function ModuleCards({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { package: pkg } = useRenderContext();
  const symbols = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const total = modules.reduce((sum, module) => sum + exportCount(module), 0);
  return (
    <div className="cards">
      {modules.map((module) => (
        <ModuleCard key={module.name} module={module} symbols={symbols} isFound={total <= mostNames} />
      ))}
    </div>
  );
}

interface ModuleCardProps {
  readonly module: ApiModule;
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
  /** Whether the card has the names for the filter. */
  readonly isFound: boolean;
}

function ModuleCard({ module, symbols, isFound }: ModuleCardProps): ReactNode {
  const { messages, href, hrefOfModule, usedBy, package: pkg } = useRenderContext();
  const title = specifierOf(pkg, module);
  const page = hrefOfModule(pkg.slug, module.name);
  const exported = exportedSymbols(module, symbols);
  const count = exportCount(module);
  const { namespaces = [] } = module;
  const nameOf = exportedName(module);
  const isDescribed = (module.comment?.summary.text ?? '').trim() !== '';
  return (
    <section className="card" data-names={isFound ? exportedNames(module, symbols).join(' ') : undefined}>
      <h3>
        <a href={page}>
          <SymbolName name={title} />
        </a>
        {hasTag(module.comment, '@deprecated') && <DeprecatedBadge />}
      </h3>
      <FirstSentence text={module.comment?.summary} />
      {!isDescribed && (
        <p className="index">
          {mostReferencedInLine(exported, { usedBy, count: shownNames }).map((symbol) => (
            <a key={symbol.id} href={href(symbol.id)} dangerouslySetInnerHTML={{ __html: breakableName(nameOf(symbol)) }} />
          ))}
          {namespaces.slice(0, Math.max(0, shownNames - exported.length)).map(({ name, module: target }) => (
            <a key={name} href={hrefOfModule(pkg.slug, target)} dangerouslySetInnerHTML={{ __html: breakableName(name) }} />
          ))}
        </p>
      )}
      {count > 0 && (
        <a className="card-count" href={page} aria-label={`${title}: ${fillMessage(messages.showAll, { count })}`}>
          {count}
        </a>
      )}
    </section>
  );
}

function exportCount({ symbols, references, namespaces = [] }: ApiModule): number {
  return symbols.length + references.length + namespaces.length;
}

/** The name of a symbol in a module: its own where the module declares it, otherwise the one that the module exports it by. */
function exportedName(module: ApiModule): (symbol: ApiSymbol) => string {
  const own = new Set(module.symbols);
  const names = new Map(namedReferences(module).map(({ name, target }) => [target, name]));
  return ({ id, qualifiedName }) => (own.has(id) ? qualifiedName : (names.get(id) ?? qualifiedName));
}

/** All names that users can import from a module, of what its own package declares, and of its namespaces. */
function exportedNames(module: ApiModule, symbols: ReadonlyMap<string, ApiSymbol>): readonly string[] {
  const own = module.symbols.flatMap((id) => symbols.get(id)?.name ?? []);
  const references = namedReferences(module).filter(({ target }) => symbols.has(target));
  return [...new Set([...own, ...[...references, ...(module.namespaces ?? [])].map(({ name }) => name)])];
}

function namedReferences({ references }: ApiModule): ApiModule['references'] {
  return references.filter(({ name }) => name !== 'default');
}

/** What a module exports of its own package. A symbol that it exports by several names is there once. */
function exportedSymbols(module: ApiModule, symbols: ReadonlyMap<string, ApiSymbol>): readonly ApiSymbol[] {
  const ids = new Set([...module.symbols, ...module.references.map(({ target }) => target)]);
  return [...ids].flatMap((id) => symbols.get(id) ?? []);
}
