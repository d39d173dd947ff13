import { posix } from 'node:path';
import { isElsewhere } from '../../draft/addresses.ts';
import { headAttributes } from '../../draft/headAttributes.ts';
import type { HeadTag, MenuEntry, SiteDraft } from '../../draft/siteDraft.ts';
import { get, getItems, getText, textOf, type Value } from '../../values/value.ts';
import type { DocsInstance } from './docsPlugin.ts';
import { documentTarget } from './docusaurusSidebars.ts';

export interface NavbarRequest {
  readonly instances: readonly DocsInstance[];
  /** Name of an instance's sidebar at the new site. */
  readonly sidebarName: (instance: DocsInstance, name: string) => string;
}

/** Items of the navigation bar and links of the footer. */
export function navbarOf(items: readonly Value[], request: NavbarRequest): readonly MenuEntry[] {
  return items.flatMap((item) => navbarEntry(item, request));
}

function navbarEntry(item: Value, request: NavbarRequest): readonly MenuEntry[] {
  const { place } = item;
  const type = getText(item, 'type');
  const position = getText(item, 'position') === 'right' ? ('right' as const) : undefined;
  const label = getText(item, 'label') ?? getText(item, 'aria-label');
  const common = { label, position, place };
  const items = getItems(item, 'items');
  if (items.length > 0) return [{ ...common, items: navbarOf(items, request) }];
  const docId = getText(item, 'docId');
  const instance = request.instances.find(({ id }) => id === (getText(item, 'docsPluginId') ?? 'default')) ?? request.instances[0];
  if (docId !== undefined && instance !== undefined) return [{ ...common, target: documentTarget(docId, instance) }];
  const sidebar = getText(item, 'sidebarId');
  if (type === 'docSidebar' && sidebar !== undefined && instance !== undefined)
    return [{ ...common, target: { kind: 'sidebar', name: request.sidebarName(instance, sidebar) } }];
  const href = getText(item, 'href') ?? getText(item, 'to');
  if (href === undefined) return [];
  return [{ ...common, target: { kind: 'address', href: isElsewhere(href) ? href : posix.resolve('/', href) } }];
}

/** Tags of `headTags`, `scripts`, `stylesheets` and `themeConfig.metadata`. */
export function headOf(config: Value): SiteDraft['head'] {
  const tags = getItems(config, 'headTags').map((item): HeadTag => {
    const text = getText(item, 'innerHTML');
    return {
      tag: getText(item, 'tagName') ?? 'meta',
      attributes: headAttributes(get(item, 'attributes')),
      ...(text === undefined ? {} : { text }),
    };
  });
  const scripts = getItems(config, 'scripts').map((item): HeadTag => ({ tag: 'script', attributes: linkedFile(item, 'src') }));
  const sheets = getItems(config, 'stylesheets').map(
    (item): HeadTag => ({ tag: 'link', attributes: { rel: 'stylesheet', ...linkedFile(item, 'href') } }),
  );
  const metadata = getItems(config, 'themeConfig', 'metadata').map((item): HeadTag => ({ tag: 'meta', attributes: headAttributes(item) }));
  return [...tags, ...scripts, ...sheets, ...metadata];
}

function linkedFile(item: Value, key: string): HeadTag['attributes'] {
  const alone = textOf(item);
  return alone === undefined ? headAttributes(item) : { [key]: alone };
}
