import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';

/** How to install the package, and what to know before doing so. */
export function PackageFacts(): ReactNode {
  const {
    words,
    package: { name, version, license, repository },
  } = useRenderContext();
  return (
    <>
      <figure className="code" data-language="bash">
        <pre tabIndex={0}>
          <code>{`npm install ${name}`}</code>
        </pre>
      </figure>
      <dl className="facts">
        <Fact label={words.version}>{version}</Fact>
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
