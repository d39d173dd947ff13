import type { ReactNode } from 'react';
import type { ApiModule, ApiSymbol, SymbolId } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { Description } from './Description.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Sections } from './Sections.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { textSections } from './textSections.ts';

/** A further entry point of a package: what it exports, and what it exports again from elsewhere. */
export function ModulePage({ module }: { readonly module: ApiModule }): ReactNode {
  const {
    words,
    package: { name, symbols },
  } = useRenderContext();
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const own = module.symbols.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <p className="eyebrow">{words.kindModule}</p>
      <h1>{`${name}/${module.name}`}</h1>
      <Description comment={module.comment} />
      <Sections sections={textSections(module.comment, words)} level={2} id={(key) => key} />
      <SymbolIndex symbols={own.filter((symbol) => symbol.name === symbol.qualifiedName)} />
      <References references={module.references} byId={byId} />
    </>
  );
}

interface ReferencesProps {
  readonly references: ApiModule['references'];
  readonly byId: ReadonlyMap<SymbolId, ApiSymbol>;
}

function References({ references, byId }: ReferencesProps): ReactNode {
  const { words, href } = useRenderContext();
  if (references.length === 0) return null;
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={words.references} />
      <ul>
        {references.map(({ name, target }) => (
          <li key={name}>
            <a href={href(target)}>{name}</a>
            {name !== byId.get(target)?.name && <code>{byId.get(target)?.qualifiedName}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
