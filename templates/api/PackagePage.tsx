import type { ReactNode } from 'react';
import type { ApiPackage } from '../../renderer/model/api.ts';
import { isTopLevel } from './indexHeadings.ts';
import { ModuleList } from './ModuleList.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import { Prose } from './Prose.tsx';
import { References } from './References.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';

export interface PackagePageProps {
  readonly package: ApiPackage;
  /** False where the README has a page elsewhere. Default: true. */
  readonly hasReadme?: boolean | undefined;
}

/** A package's overview: what it is, how to get it, and everything that it exports. */
export function PackagePage({ package: { label, description, modules, readme, symbols }, hasReadme = true }: PackagePageProps): ReactNode {
  const main = modules.find(({ name }) => name === '');
  const others = modules.filter(({ name }) => name !== '');
  const text = main?.comment?.summary ?? (hasReadme ? readme : undefined);
  return (
    <>
      <h1>{label}</h1>
      {description !== '' && <p className="lead">{description}</p>}
      <PackageFacts />
      <Prose markdown={text} headingLevel={2} />
      <ModuleList modules={others} />
      <SymbolIndex symbols={symbols.filter(isTopLevel)} comment={main?.comment} />
      {main !== undefined && <References module={main} />}
    </>
  );
}
