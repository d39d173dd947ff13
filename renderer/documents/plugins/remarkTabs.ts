import type { Properties } from 'hast';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { misplacedDirective } from '../../diagnostics/documents.ts';
import { parseCodeMeta, withoutTitle } from '../code/parseCodeMeta.ts';
import { splitLabel } from './admonitions.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';
import { textOf } from './textOf.ts';

/**
 * Tabs in Markdown:
 *
 *     ::::tabs{group="style"}
 *     :::tab[Schema language]{value="sdl"}
 *     …
 *     :::
 *     :::tab[Code first]{value="code" default}
 *     …
 *     :::
 *     ::::
 *
 * and what comes out, here and from the `Tabs` component of MDX; `client/` relies on it:
 *
 *     <div class="tabs" data-tabs-group="style">
 *       <div class="tab-list" role="tablist">
 *         <button class="tab" type="button" role="tab" id="tabs_1_1" aria-controls="tabs_1_1_panel" aria-selected="true" data-value="sdl">…</button>
 *         <button … aria-selected="false" tabindex="-1" data-value="code">…</button>
 *       </div>
 *       <div class="tab-panel" role="tabpanel" id="tabs_1_1_panel" aria-labelledby="tabs_1_1" data-selected>
 *         <p class="tab-label">…</p> …
 *       </div>
 *       <div class="tab-panel" …>…</div>
 *     </div>
 *
 * Every panel is in the page. Without scripts the list is hidden and all panels are shown, each under its label; with scripts the
 * theme shows the list and the panel with `data-selected`. To select, the client moves `data-selected`, `aria-selected="true"` and
 * `tabindex`; it may give the other panels `hidden="until-found"`, which the theme then leaves to the browser.
 * Groups of the same name follow each other by `data-value`.
 */
export function remarkTabs(context: DocumentContext) {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'containerDirective', (node, _index, parent) => {
      if (node.name === 'code-group' || isCodeOnly(node)) groupCode(node, context);
      if (node.name === 'tabs' || node.name === 'code-group') convertTabs(node, `tabs_${++count}`, context);
      const isInTabs = parent?.type === 'containerDirective' && parent.name === 'tabs';
      if (node.name === 'tab' && !isInTabs) {
        const place = placeOf(node, context.input.source);
        context.problems.push(
          misplacedDirective('This ":::tab" is outside of tabs.', 'Put it into "::::tabs", which has one more colon.', place),
        );
        node.data = { hName: 'div' };
      }
    });
  };
}

/** Plugins of VitePress write `::: tabs code` around blocks of code, as it writes `::: code-group`. */
function isCodeOnly(node: ContainerDirective): boolean {
  const { label, content } = splitLabel(node);
  if (node.name !== 'tabs' || !content.some(isCode) || !content.every((child) => isCode(child) || isComment(child))) return false;
  if (label !== undefined) node.children = content;
  return true;
}

function isCode({ type }: RootContent): boolean {
  return type === 'code';
}

/** Formatters read comments such as `<!-- prettier-ignore -->`. */
function isComment(node: RootContent): boolean {
  return node.type === 'html' && /^\s*<!--[\s\S]*-->\s*$/.test(node.value);
}

/** VitePress groups blocks of code, whose titles become tabs. */
function groupCode(node: ContainerDirective, { problems, input }: DocumentContext): void {
  const tabs: ContainerDirective[] = [];
  for (const child of node.children) {
    if (child.type === 'code') {
      const value = parseCodeMeta(child.meta ?? '').title ?? (child.lang || 'text');
      const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] };
      const code = { ...child, meta: withoutTitle(child.meta ?? '') };
      tabs.push({ type: 'containerDirective', name: 'tab', children: [label, code] });
    } else if (!isComment(child)) {
      const hint = 'Move it out of the group, or write tabs: "::::tabs" with ":::tab[Label]".';
      problems.push(
        misplacedDirective('":::code-group" may only contain blocks of code; gqldocs skips this.', hint, placeOf(child, input.source)),
      );
    }
  }
  node.children = tabs;
}

interface Tab {
  readonly id: string;
  readonly value: string;
  readonly label: readonly PhrasingContent[];
  readonly content: ContainerDirective['children'];
  readonly isDefault: boolean;
}

function convertTabs(node: ContainerDirective, id: string, context: DocumentContext): void {
  const tabs: Tab[] = [];
  for (const child of node.children) {
    if (child.type === 'containerDirective' && child.name === 'tab') tabs.push(readTab(child, `${id}_${tabs.length + 1}`));
    else if (!isComment(child)) reportForeignChild(child, context);
  }
  if (tabs.length === 0) reportForeignChild(node, context);
  const selected = tabs.find((tab) => tab.isDefault) ?? tabs[0];
  const group = node.attributes?.group;
  node.data = { hName: 'div', hProperties: { className: ['tabs'], ...(group ? { dataTabsGroup: group } : {}) } };
  node.children = tabs.length === 0 ? [] : [tabList(tabs, selected), ...tabs.map((tab) => tabPanel(tab, tab === selected))];
}

function readTab(node: ContainerDirective, id: string): Tab {
  const { label, content } = splitLabel(node);
  const attributes = node.attributes ?? {};
  const text = label ? textOf(label) : (attributes.value ?? id);
  return {
    id,
    value: attributes.value || text.trim().toLowerCase().replace(/\s+/g, '-'),
    label: label?.children ?? [{ type: 'text', value: text }],
    content,
    isDefault: attributes.default !== undefined && attributes.default !== null,
  };
}

function tabList(tabs: readonly Tab[], selected: Tab | undefined): ContainerDirective {
  return {
    type: 'containerDirective',
    name: 'tab-list',
    data: { hName: 'div', hProperties: { className: ['tab-list'], role: 'tablist' } },
    children: tabs.map(
      (tab): Paragraph => ({
        type: 'paragraph',
        data: { hName: 'button', hProperties: buttonProperties(tab, tab === selected) },
        children: [...tab.label],
      }),
    ),
  };
}

function buttonProperties({ id, value }: Tab, isSelected: boolean): Properties {
  return {
    className: ['tab'],
    type: 'button',
    role: 'tab',
    id,
    ariaControls: [`${id}_panel`],
    ariaSelected: String(isSelected),
    ...(isSelected ? {} : { tabIndex: -1 }),
    dataValue: value,
  };
}

function tabPanel({ id, label, content }: Tab, isSelected: boolean): ContainerDirective {
  const properties: Properties = { className: ['tab-panel'], role: 'tabpanel', id: `${id}_panel`, ariaLabelledBy: [id] };
  return {
    type: 'containerDirective',
    name: 'tab-panel',
    data: { hName: 'div', hProperties: isSelected ? { ...properties, dataSelected: '' } : properties },
    children: [{ type: 'paragraph', data: { hProperties: { className: ['tab-label'] } }, children: [...label] }, ...content],
  };
}

function reportForeignChild(node: RootContent, { problems, input }: DocumentContext): void {
  const message =
    node.type === 'containerDirective' && node.name === 'tabs'
      ? 'This ":::tabs" contains no tab.'
      : '":::tabs" may only contain tabs; gqldocs skips this block.';
  problems.push(misplacedDirective(message, 'Write ":::tab[Label]{value="name"}" inside "::::tabs".', placeOf(node, input.source)));
}
