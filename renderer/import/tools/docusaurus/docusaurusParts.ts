import { posix } from 'node:path';
import { filesBelow } from '../../draft/projectFiles.ts';
import type { DraftRedirect, HeadTag, MenuEntry, Note } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { childrenOf, get, getFlag, getItems, getText, getTexts, type Value } from '../../values/value.ts';
import type { DocsInstance } from './docsPlugin.ts';

const partsWithout: Readonly<Record<string, readonly [text: string, todo?: string]>> = {
  docsVersionDropdown: ['The menu of versions is built in where releases are published.', 'See `gqldocs publish`.'],
  docsVersion: ['The menu of versions is built in where releases are published.', 'See `gqldocs publish`.'],
  localeDropdown: ['A site has one language.'],
  search: ['Search is built in.'],
  html: ['HTML in menus has no counterpart.', 'Write a link instead, if it was one.'],
};

/** Lines about items of the navigation bar and of sidebars that the new menus do without. */
export function menuPartNotes(value: Value | undefined, subject: string): readonly Note[] {
  if (value === undefined) return [];
  const type = value.kind === 'record' ? getText(value, 'type') : undefined;
  const [text, todo] = (type !== undefined && Object.hasOwn(partsWithout, type) ? partsWithout[type] : undefined) ?? [];
  const own: readonly Note[] =
    text === undefined ? [] : [{ kind: 'dropped', subject: `${subject}: ${type}`, text, todo, place: value.place }];
  const inside = value.kind === 'list' || value.kind === 'record' ? childrenOf(value) : [];
  return [...own, ...inside.flatMap((one) => menuPartNotes(one, subject))];
}

function isMathPlugin(name: string): boolean {
  return /math|katex/i.test(name);
}

/** Whether plugins of Markdown read formulas. */
export function hasMathPlugin(options: Value | undefined): boolean {
  return pluginKeys.some((key) => getItems(options, key).some((one) => isMathPlugin(pluginName(one))));
}

const pluginKeys = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'];

/** Lines about plugins of Markdown. */
export function markdownPluginNotes(options: Value | undefined): readonly Note[] {
  return pluginKeys.flatMap((key) =>
    getItems(options, key).map((one): Note => {
      const name = pluginName(one);
      if (isMathPlugin(name))
        return { kind: 'carried', subject: `docs.${key}: ${name}`, text: '`documents.math`', to: ['documents.math'], place: one.place };
      const [text, todo] = /npm2yarn/i.test(name)
        ? ['Code blocks with `npm2yarn` work without it.']
        : ['The plugin cannot be used.', 'Look for syntax that needed it.'];
      return { kind: 'dropped', subject: `docs.${key}: ${name}`, text, todo, place: one.place };
    }),
  );
}

function pluginName(value: Value): string {
  if (value.kind === 'unread') return value.code;
  if (value.kind === 'call') return value.name === 'require' ? (getText(value.args[0]) ?? value.name) : value.name;
  if (value.kind === 'list') return value.items[0] === undefined ? '' : pluginName(value.items[0]);
  return getText(value) ?? 'a function';
}

/** Lines about components that take the place of those of the theme. */
export function swizzledNotes({ files, folder }: Pick<ToolRequest, 'files' | 'folder'>): readonly Note[] {
  const theme = posix.join(folder, 'src/theme');
  return filesBelow(files, theme)
    .filter((path) => /\.[jt]sx?$/.test(path))
    .map((path): Note => {
      const file = files.shown(posix.join(theme, path));
      return {
        kind: 'dropped',
        subject: file,
        text: 'Components of the theme cannot be replaced.',
        todo: 'What did it change?',
        place: { file },
      };
    });
}

type Indexed = Pick<DocsInstance, 'collection' | 'documents'>;

/** Pages that Docusaurus makes for categories redirect to the first document of theirs. */
export function indexRedirects(entries: readonly MenuEntry[], instance: Indexed): readonly DraftRedirect[] {
  const { collection, documents } = instance;
  return entries.flatMap((entry): readonly DraftRedirect[] => {
    const inside = indexRedirects(entry.items ?? [], instance);
    const source = firstSource(entry.items ?? []);
    const document = documents.find(({ path }) => source === posix.join(collection.folder, path));
    const to = document === undefined ? undefined : collection.addressesOf(document)[0];
    const from = entry.address === undefined ? undefined : posix.join(collection.route, entry.address);
    return from === undefined || to === undefined ? inside : [{ from, to, place: entry.place }, ...inside];
  });
}

function firstSource(entries: readonly MenuEntry[]): string | undefined {
  for (const { target, items = [] } of entries) {
    const found = target?.kind === 'source' ? target.path : firstSource(items);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tags of Google Analytics, as the guide about analytics has them. */
export function gtagTags(gtag: Value | undefined): readonly HeadTag[] {
  const ids = getTexts(gtag, 'trackingID').filter((id) => /^[\w-]+$/.test(id));
  const [first] = ids;
  if (first === undefined) return [];
  const more = getFlag(gtag, 'anonymizeIP') === true ? ', { anonymize_ip: true }' : '';
  const calls = ids.map((id) => `gtag('config', '${id}'${more});`).join(' ');
  const text = `window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); } gtag('js', new Date()); ${calls}`;
  return [
    { tag: 'script', attributes: { async: true, src: `https://www.googletagmanager.com/gtag/js?id=${first}` } },
    { tag: 'script', attributes: {}, text },
  ];
}

/** The color of links, from the stylesheets of the site. */
export function accentOf(customCss: Value | undefined, { files, folder }: Pick<ToolRequest, 'files' | 'folder'>): string | undefined {
  const sheets = getTexts(customCss).map((one) => files.text(posix.resolve(folder, one)) ?? '');
  const found = sheets.map((one) => /--ifm-color-primary:\s*#([\da-f]{6}|[\da-f]{3})\s*;/i.exec(one)?.[1]).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  return `#${found.length === 3 ? found.replace(/./g, '$&$&') : found}`;
}

/** Options of the preset. */
export function presetOf(
  config: Value,
  key: string,
  plugins: readonly { readonly name: string; readonly options: Value | undefined }[],
): Value | undefined {
  const presets = get(config, 'presets');
  const options = presets?.kind === 'list' ? presets.items.map((one) => get(one, 1, key)).find((one) => one !== undefined) : undefined;
  return options ?? plugins.find(({ name }) => name.includes(key))?.options;
}
