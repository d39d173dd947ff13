import type { Code, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { managerCommands } from '../code/managerCommands.ts';

/**
 * A block of npm commands becomes tabs with the commands of other package managers: ` ```bash npm2yarn ` of Docusaurus, and blocks in the
 * languages `npm` and `package-install` of Fumadocs and SolidBase. In a group of code, an author has written the tabs, and names some by the
 * program in place of a language.
 */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent?.type === 'containerDirective' && (parent.name === 'code-group' || parent.name === 'tabs')) {
        if (managers.test(node.lang ?? '')) Object.assign(node, { lang: 'bash', meta: `${node.meta ?? ''} [${node.lang}]` });
        return undefined;
      }
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

const managers = /^(?:npm|yarn|pnpm|bun)$/;

/** Languages of blocks that list packages, with the command of npm that they mean. */
const commands: Readonly<Record<string, string>> = {
  'package-install': 'npm install',
  'package-install-dev': 'npm install -D',
  'package-install-global': 'npm install -g',
  'package-remove': 'npm uninstall',
  'package-create': 'npm create',
  'package-run': 'npm run',
  'package-exec': 'npx',
};

function isForManagers({ lang, meta }: Code): boolean {
  return /(?:^|\s)npm2yarn\w*(?=\s|$)/.test(meta ?? '') || lang === 'npm' || commandOf(lang) !== undefined;
}

function commandOf(lang: Code['lang']): string | undefined {
  return typeof lang === 'string' && Object.hasOwn(commands, lang) ? commands[lang] : undefined;
}

/** Each line may be what follows the command. */
function packageCommands({ lang, value }: Code): string {
  const command = commandOf(lang);
  if (command === undefined || /^\s*(?:npm|npx)\b/m.test(value)) return value;
  return value
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `${command} ${line.trim()}`))
    .join('\n');
}

function tab(name: string, code: Code): ContainerDirective {
  const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: name }] };
  return { type: 'containerDirective', name: 'tab', children: [label, code] };
}
