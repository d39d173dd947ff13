import type { ReactNode } from 'react';
import type { ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { Deprecation } from './Deprecation.tsx';
import { ItemList } from './ItemList.tsx';
import { isTopLevel } from './indexHeadings.ts';
import { ModuleList } from './ModuleList.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import { Prose } from './Prose.tsx';
import { References } from './References.tsx';
import { Sections } from './Sections.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { textSections } from './textSections.ts';

export interface PackagePageProps {
  readonly package: ApiPackage;
  /** False where the README has a page elsewhere. Default: true. */
  readonly hasReadme?: boolean | undefined;
  /** The main entry point's symbols, where they stand in full on the page. Undefined: it lists all of the package's. */
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** A package's overview: what it is, how to get it, and everything that it exports. */
export function PackagePage({ package: pkg, hasReadme = true, items }: PackagePageProps): ReactNode {
  const { label, description, modules, readme, symbols } = pkg;
  const { words } = useRenderContext();
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
      <Sections sections={textSections(main?.comment, words)} level={2} id={(key) => key} />
      <ModuleList modules={others} />
      {items === undefined ? (
        <SymbolIndex symbols={symbols.filter(isTopLevel)} comment={main?.comment} isShort />
      ) : (
        <ItemList symbols={items} comment={main?.comment} />
      )}
      {main !== undefined && <References module={main} />}
    </>
  );
}
