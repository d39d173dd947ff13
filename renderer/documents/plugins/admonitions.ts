import type { Properties } from 'hast';
import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Messages } from '../../model/messages.ts';

/**
 * Markup of an admonition, from whichever syntax it comes:
 *
 *     <aside class="admonition admonition-note" role="note">
 *       <p class="admonition-title">Note</p>
 *       …
 *     </aside>
 *
 * `role="note"` keeps it from being a landmark of the page. The icon is drawn by the theme.
 */
export const admonitionTypes = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];

/** Names that other tools have for these types. */
const admonitionAliases: Readonly<Record<string, AdmonitionType>> = {
  success: 'tip',
  idea: 'tip',
  secondary: 'note',
  warn: 'warning',
  error: 'danger',
};

/** Containers with a frame. */
export const admonitionNames: readonly string[] = [...admonitionTypes, ...Object.keys(admonitionAliases), 'details'];

function isAdmonitionType(name: string): name is AdmonitionType {
  return admonitionTypes.some((type) => type === name);
}

/** For the `data` of an mdast node, which becomes the `aside`. */
function admonitionData(type: AdmonitionType) {
  return { hName: 'aside', hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' } };
}

/** For the `data` of the paragraph that is its title. */
const admonitionTitleData = { hProperties: { className: ['admonition-title'] } };

/** The title when the author gives none. */
export function admonitionWord(type: AdmonitionType, messages: Messages): string {
  const keys = {
    note: 'admonitionNote',
    tip: 'admonitionTip',
    info: 'admonitionInfo',
    important: 'admonitionImportant',
    warning: 'admonitionWarning',
    caution: 'admonitionCaution',
    danger: 'admonitionDanger',
  } as const;
  return messages[keys[type]];
}

/**
 * `:::note`, `:::warning[A title]{#id}` and their kin become admonitions, `:::details[Summary]{open}` a text that readers unfold. Outer ones
 * have more colons than inner ones. Attributes other than `id`, `class` and `title` are
 * for other tools.
 */
export function remarkAdmonitions({ messages }: { readonly messages: Messages }) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!admonitionNames.includes(node.name)) return;
      const { label, content } = splitLabel(node);
      const isFolded = node.name === 'details';
      const written = node.attributes?.title || wordOf(node.name, messages);
      const title: Paragraph['children'] = label?.children ?? [{ type: 'text', value: written }];
      const data = isFolded ? { hName: 'summary' } : admonitionTitleData;
      node.children = [{ type: 'paragraph', data, children: title }, ...content];
      node.data = withAttributes(isFolded ? foldedData(node) : admonitionData(admonitionTypeOf(node.name)), node);
    });
  };
}

/** The type that a name means; a note for an unknown one. */
export function admonitionTypeOf(name: string): AdmonitionType {
  return isAdmonitionType(name) ? name : (Object.hasOwn(admonitionAliases, name) && admonitionAliases[name]) || 'note';
}

function wordOf(name: string, messages: Messages): string {
  const own: Readonly<Record<string, string>> = { details: messages.foldedText, success: messages.admonitionSuccess };
  return own[name] ?? admonitionWord(admonitionTypeOf(name), messages);
}

function foldedData({ attributes }: ContainerDirective): ContainerData {
  return { hName: 'details', hProperties: attributes?.open === undefined ? {} : { open: true } };
}

interface ContainerData {
  readonly hName: string;
  readonly hProperties: Properties & { readonly className?: string[] };
}

/** Adds the `id` and the classes that the author gives to a container. */
function withAttributes({ hName, hProperties }: ContainerData, { attributes }: ContainerDirective) {
  const { id, class: classes } = attributes ?? {};
  const className = [...(hProperties.className ?? []), ...(classes ? classes.split(/\s+/) : [])];
  return { hName, hProperties: { ...hProperties, ...(className.length > 0 ? { className } : {}), ...(id ? { id } : {}) } };
}

/** Separates a container's `[label]`, which is a marked first paragraph in its tree, from its contents. */
export function splitLabel({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? { label: first, content: rest } : { label: undefined, content: children };
}

/**
 * GitHub's alerts become admonitions: a quotation whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or
 * `[!CAUTION]`, alone on its line. Anything else stays a quotation. In documents, the line can have a title, and the other types count, as in
 * VitePress.
 */
export function remarkAlerts({ messages, hasTitles = false }: { readonly messages: Messages; readonly hasTitles?: boolean }) {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node) => {
      const alert = parseAlert(node, hasTitles);
      if (!alert) return;
      const title = alert.title ?? [{ type: 'text', value: admonitionWord(alert.type, messages) }];
      node.children = [{ type: 'paragraph', data: admonitionTitleData, children: [...title] }, ...alert.content];
      node.data = admonitionData(alert.type);
    });
  };
}

interface Alert {
  readonly type: AdmonitionType;
  /** Undefined: the word for the type. */
  readonly title?: Paragraph['children'] | undefined;
  readonly content: Blockquote['children'];
}

/** Obsidian folds alerts with a sign: they are shown open. */
const marker = /^\[!([a-z]+)\][+-]?(?:[ \t]+|(?=\r?\n|$))/i;

const githubAlerts: readonly AdmonitionType[] = ['note', 'tip', 'important', 'warning', 'caution'];

function parseAlert({ children: [first, ...rest] }: Blockquote, hasTitles: boolean): Alert | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = marker.exec(text.value);
  const type = match?.[1]?.toLowerCase() ?? '';
  if (!match || !isAdmonitionType(type) || !(hasTitles || githubAlerts.includes(type))) return undefined;

  const isAlone = first.children.length === 1 || /[\r\n \t]/.test(text.value) || first.children[1]?.type === 'break';
  if (!isAlone) return undefined;
  const inline = [{ ...text, value: text.value.slice(match[0].length) }, ...first.children.slice(1)];
  const { line, others } = splitFirstLine(inline);
  if (line.length > 0 && !hasTitles) return undefined;
  const content = others.length === 0 ? rest : [{ ...first, children: others }, ...rest];
  return { type, content, ...(line.length > 0 ? { title: line } : {}) };
}

/** Divides the contents of a paragraph at its first line break. */
function splitFirstLine(nodes: Paragraph['children']): Record<'line' | 'others', Paragraph['children']> {
  const isEmpty = (node: Paragraph['children'][number]): boolean => node.type === 'text' && node.value === '';
  const index = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && /\r?\n/.test(node.value)));
  const node = nodes[index];
  if (node === undefined) return { line: nodes.filter((one) => !isEmpty(one)), others: [] };
  const [, before = '', after = ''] = node.type === 'text' ? (/^([^\r\n]*)\r?\n([\s\S]*)$/.exec(node.value) ?? []) : [];
  const part = (value: string): Paragraph['children'] => (value === '' || node.type !== 'text' ? [] : [{ ...node, value }]);
  return {
    line: [...nodes.slice(0, index), ...part(before)].filter((one) => !isEmpty(one)),
    others: [...part(after), ...nodes.slice(index + 1)],
  };
}
