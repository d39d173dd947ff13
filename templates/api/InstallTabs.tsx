import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';

const managers = [
  ['npm', 'install', '--save-dev'],
  ['pnpm', 'add', '--save-dev'],
  ['yarn', 'add', '--dev'],
  ['bun', 'add', '--dev'],
] as const;

export interface InstallTabsProps {
  readonly name: string;
  readonly messages: Messages;
}

/**
 * How to install a package with each package manager: tabs with the markup that documents' tabs have (`documents/plugins/remarkTabs.ts`),
 * which follow those of the same group. Packages of types alone are for development.
 */
export function InstallTabs({ name, messages }: InstallTabsProps): ReactNode {
  const [first] = managers;
  return (
    <div className="tabs install" data-tabs-group="package-manager">
      <div className="tab-list" role="tablist" aria-label={messages.install}>
        {managers.map((manager) => (
          <button
            key={manager[0]}
            className="tab"
            type="button"
            role="tab"
            id={`install_${manager[0]}`}
            aria-controls={`install_${manager[0]}_panel`}
            aria-selected={manager === first}
            tabIndex={manager === first ? undefined : -1}
            data-value={manager[0]}
          >
            {manager[0]}
          </button>
        ))}
      </div>
      {managers.map((manager) => (
        <InstallPanel key={manager[0]} manager={manager} name={name} isSelected={manager === first} />
      ))}
    </div>
  );
}

interface InstallPanelProps {
  readonly manager: (typeof managers)[number];
  readonly name: string;
  readonly isSelected: boolean;
}

function InstallPanel({ manager: [manager, command, development], name, isSelected }: InstallPanelProps): ReactNode {
  const parts = [manager, command, ...(name.startsWith('@types/') ? [development] : []), name];
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={`install_${manager}_panel`}
      aria-labelledby={`install_${manager}`}
      data-selected={isSelected ? '' : undefined}
    >
      <p className="tab-label">{manager}</p>
      <figure className="code" data-language="bash" data-one-line="">
        <pre tabIndex={0}>
          <code>{parts.join(' ')}</code>
        </pre>
      </figure>
    </div>
  );
}
