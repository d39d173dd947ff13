import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { InstallTabs } from './InstallTabs.tsx';

/** How to install the package, and what to know before doing so. */
export function PackageFacts(): ReactNode {
  const {
    messages,
    package: { name, version, license, repository, isPrivate },
  } = useRenderContext();
  return (
    <>
      {isPrivate !== true && <InstallTabs name={name} messages={messages} />}
      <dl className="facts">
        {version !== '' && <Fact label={messages.version}>{version}</Fact>}
        {license !== undefined && <Fact label={messages.license}>{license}</Fact>}
        {repository !== undefined && (
          <Fact label={messages.repository}>
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
