import type { ReactNode } from 'react';
import type { ApiPackage } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { Deprecation } from './Deprecation.tsx';
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
}

/** A package's overview: what it is, how to get it, and everything that it exports. */
export function PackagePage({ package: { label, description, modules, readme, symbols }, hasReadme = true }: PackagePageProps): ReactNode {
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
      <SymbolIndex symbols={symbols.filter(isTopLevel)} comment={main?.comment} isShort />
      {main !== undefined && <References module={main} />}
    </>
  );
}
