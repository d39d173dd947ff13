import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { InstallTabs } from './InstallTabs.tsx';

/** How to install the package, and what to know before doing so. */
export function PackageFacts(): ReactNode {
  const {
    words,
    package: { name, version, license, repository, isPrivate },
  } = useRenderContext();
  return (
    <>
      {isPrivate !== true && <InstallTabs name={name} />}
      <dl className="facts">
        {version !== '' && <Fact label={words.version}>{version}</Fact>}
        {license !== undefined && <Fact label={words.license}>{license}</Fact>}
        {repository !== undefined && (
          <Fact label={words.repository}>
            <a href={repository}>{repository.replace(/^https?:\/\//, '')}</a>
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
