import { join } from 'node:path';
import { code, page, table, value } from './markdown.ts';
import { type Option, type OptionGroup, readOptions, sourceFiles } from './readOptions.ts';

/** Folder of the config's schema and types: the source of this page. */
const folder = 'renderer/config';

/** Every interface of the config, by name. */
export function readConfigOptions(root: string): ReadonlyMap<string, OptionGroup> {
  return readOptions([...sourceFiles(join(root, folder, 'schema')), join(root, folder, 'userConfig.ts')]);
}

/** The configuration reference: a section for each option, from the comments of `UserConfig`. */
export function configurationPage(root: string): string {
  const groups = readConfigOptions(root);
  const config = groups.get('UserConfig');
  if (config === undefined) throw new Error('UserConfig is missing');
  const overview = config.options.map(({ name, description }) => [`[\`${name}\`](#${anchor(name)})`, firstSentence(description)]);
  const sections = config.options.map((option) => section({ option, path: option.name, level: 2, groups }));
  return page(
    {
      title: 'Configuration',
      description: 'All options of gqldocs.config.ts: type, default, example and limits.',
      intro: [
        'The config file is `gqldocs.config.ts` (or `.mts`, `.js`, `.mjs`). It exports an object; `defineConfig` adds types and completion in your editor.',
        'Paths are relative to the folder of the config file. A wrong value stops the build with [`config/invalid`](../problems/config-invalid.md).',
      ].join(' '),
    },
    "```ts\nimport { defineConfig } from 'gqldocs';\n\nexport default defineConfig({ title: 'My library' });\n```",
    table(['Option', 'Meaning'], overview),
    ...sections,
  );
}

interface SectionRequest {
  readonly option: Option;
  readonly path: string;
  readonly level: number;
  readonly groups: ReadonlyMap<string, OptionGroup>;
}

function section({ option, path, level, groups }: SectionRequest): string {
  const nested = nestedGroups(option.type, groups);
  const [only, ...others] = nested;
  const isList = /\[\]$/.test(option.type);
  const parts =
    only !== undefined && others.length === 0 && !/[{<]/.test(option.type)
      ? only.options.map((one) =>
          section({ option: one, path: `${path}${isList ? '[]' : ''}.${one.name}`, level: Math.min(level + 1, 4), groups }),
        )
      : nested.map((group) => variant(group, level + 1));
  const facts = [
    `- Type: ${code(option.type)}${option.isRequired ? ', required' : ''}`,
    ...(keys[path] === undefined ? [] : [`- Keys: ${keys[path]}`]),
    ...(option.default === undefined ? [] : [`- Default: ${value(option.default)}`]),
    ...(option.example === undefined ? [] : [`- Example: ${code(`${option.name}: ${option.example}`)}`]),
  ];
  return [`${'#'.repeat(level)} \`${path}\` {#${anchor(path)}}`, option.description, facts.join('\n'), ...parts].join('\n\n');
}

/** One form of an entry that has several: a table of its options. */
function variant({ name, description, options }: OptionGroup, level: number): string {
  const title = name.replace(/^User/, '').replace(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return [`${'#'.repeat(level)} ${title}`, description, optionTable(options)].join('\n\n');
}

/** A row for each option. */
export function optionTable(options: readonly Option[]): string {
  const rows = options.map((option) => [
    `\`${option.name}\`${option.isRequired ? ' (required)' : ''}`,
    code(option.type),
    [option.description, option.example === undefined ? '' : `Example: ${code(option.example)}.`].filter(Boolean).join(' '),
    option.default === undefined ? '' : value(option.default),
  ]);
  return table(['Key', 'Type', 'Meaning', 'Default'], rows);
}

/** The interfaces that a type names; a union of item types names several. */
function nestedGroups(type: string, groups: ReadonlyMap<string, OptionGroup>): readonly OptionGroup[] {
  const unions: Readonly<Record<string, RegExp>> = {
    UserNavbarItem: /^User\w+Item$/,
    UserSidebarEntry: /^UserSidebar(?!Item$)[A-Z]\w+$/,
    UserInventories: /^UserInventory$/,
  };
  const names = type.match(/User\w+/g) ?? [];
  return names.flatMap((name) => {
    const union = unions[name];
    if (union !== undefined) return [...groups.values()].filter((group) => union.test(group.name));
    return groups.get(name) ?? [];
  });
}

/** Where the keys of an option are listed. */
const keys: Readonly<Record<string, string>> = {
  messages: 'the [UI texts](messages.md)',
  checks: 'the [problem codes](../problems/index.md)',
};

function anchor(path: string): string {
  return path.replaceAll('[]', '').replaceAll('.', '-').toLowerCase();
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
