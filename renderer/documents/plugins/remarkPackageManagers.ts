import type { Code, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { managerCommands } from '../code/managerCommands.ts';

/**
 * A block of npm commands becomes tabs with the commands of other package managers: ` ```bash npm2yarn ` of Docusaurus, and blocks in the
 * languages `npm` and `package-install` of Fumadocs.
 */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined || !isForManagers(node)) return undefined;
      const group: ContainerDirective = {
        type: 'containerDirective',
        name: 'tabs',
        attributes: { group: 'package-manager' },
        children: managerCommands(packageCommands(node)).map(([name, value]) => tab(name, { ...node, lang: 'bash', value })),
      };
      parent.children.splice(index, 1, group);
      return index + 1;
    });
  };
}

const installs: readonly (string | null | undefined)[] = ['npm', 'package-install'];

function isForManagers({ lang, meta }: Code): boolean {
  return /(?:^|\s)npm2yarn\w*(?=\s|$)/.test(meta ?? '') || installs.includes(lang);
}

/** A block of Fumadocs can be a list of packages. */
function packageCommands({ lang, value }: Code): string {
  return lang === 'package-install' && !/^\s*(?:npm|npx)\b/m.test(value) ? `npm install ${value.trim()}` : value;
}

function tab(name: string, code: Code): ContainerDirective {
  const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: name }] };
  return { type: 'containerDirective', name: 'tab', children: [label, code] };
}
