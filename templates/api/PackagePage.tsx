import type { ReactNode } from 'react';
import type { ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import { isTopLevel } from '../../renderer/presentation/indexHeadings.ts';
import { textSections } from '../../renderer/presentation/textSections.ts';
import { useRenderContext } from '../context.ts';
import { DeepImports } from './DeepImports.tsx';
import { Deprecation } from './Deprecation.tsx';
import { ItemList } from './ItemList.tsx';
import { ModuleList } from './ModuleList.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import { Prose } from './Prose.tsx';
import { References } from './References.tsx';
import { Sections } from './Sections.tsx';
import { fewestCards, SymbolCards, type SymbolCardsProps } from './SymbolCards.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';

export interface PackagePageProps {
  readonly package: ApiPackage;
  /** False where the README has a page elsewhere. Default: true. */
  readonly hasReadme?: boolean | undefined;
  /** The main entry point's symbols, if they are shown in full on the page. Undefined: it lists all of the package's. */
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** A package's overview: what it is, how to get it, and everything that it exports. */
export function PackagePage({ package: pkg, hasReadme = true, items }: PackagePageProps): ReactNode {
  const { label, description, modules, readme, symbols } = pkg;
  const { messages } = useRenderContext();
  const main = modules.find(({ name }) => name === '');
  const others = modules.filter(({ name }) => name !== '');
  const text = main?.comment?.summary ?? (hasReadme ? readme : undefined);
  return (
    <>
      <h1>{label}</h1>
      {description !== '' && <p className="lead">{description}</p>}
      <PackageFacts />
      <Deprecation comment={main?.comment} />
      <Prose markdown={text} headingLevel={2} />
      <Sections sections={textSections(main?.comment, messages)} level={2} id={(key) => key} />
      <ModuleList modules={others} />
      <DeepImports package={pkg} />
      {items === undefined ? (
        <PackageIndex symbols={symbols.filter(isTopLevel)} comment={main?.comment} />
      ) : (
        <ItemList symbols={items} comment={main?.comment} />
      )}
      {main !== undefined && <References module={main} />}
    </>
  );
}

/** Few symbols are listed as they are, many as cards. */
function PackageIndex({ symbols, comment }: SymbolCardsProps): ReactNode {
  return symbols.length < fewestCards ? (
    <SymbolIndex symbols={symbols} comment={comment} isShort />
  ) : (
    <SymbolCards symbols={symbols} comment={comment} />
  );
}
