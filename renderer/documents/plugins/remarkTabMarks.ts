import type { Html, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { splitLabel } from './admonitions.ts';
import { textOf } from './textOf.ts';

type Content = ContainerDirective['children'][number];

/** Tabs that begin with `== Label`, as a plugin of VitePress reads them, become `:::tab[Label]`. `key:name` is the group. */
export function remarkTabMarks(this: Processor) {
  const parse = (text: string): Content[] => withoutPlaces(this.parse(text));
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (node.name !== 'tabs') return;
      const { label, content } = splitLabel(node);
      const [, key] = /^key:(\S+)$/.exec(label ? textOf(label).trim() : '') ?? [];
      if (key !== undefined) node.attributes = { ...node.attributes, group: key };
      const parts = content.flatMap(hoisted).flatMap((child) => (child.type === 'html' ? splitHtml(child, parse) : [child]));
      const first = parts.findIndex(isMark);
      if (first === -1) return;
      const tabs: ContainerDirective[] = [];
      for (const part of parts.slice(first)) {
        if (isMark(part)) tabs.push(tabOf(part.children));
        else tabs.at(-1)?.children.push(part);
      }
      node.children = [...parts.slice(0, first), ...tabs];
    });
  };
}

function isMark(node: Content): node is LeafDirective {
  return node.type === 'leafDirective' && node.name === 'tab';
}

/** A mark ends containers that the tab before it left open. */
function hoisted(node: Content): Content[] {
  if (node.type !== 'containerDirective' || node.name === 'tabs') return [node];
  const inside = node.children.flatMap(hoisted);
  const first = inside.findIndex(isMark);
  return first === -1 ? [node] : [{ ...node, children: inside.slice(0, first) }, ...inside.slice(first)];
}

function tabOf(children: PhrasingContent[]): ContainerDirective {
  const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children };
  return { type: 'containerDirective', name: 'tab', children: [label] };
}

/** HTML without an empty line after it goes on over the marks of tabs, after which Markdown begins again. */
function splitHtml(node: Html, parse: (text: string) => Content[]): Content[] {
  const mark = /^[ \t]*::tab\[(.*)\][ \t]*$/m;
  return node.value.split(mark).flatMap((part, index): Content[] => {
    if (index % 2 === 1) return [{ type: 'leafDirective', name: 'tab', children: [{ type: 'text', value: part }] }];
    return index === 0 ? [{ ...node, value: part }] : parse(part);
  });
}

function withoutPlaces(tree: ReturnType<Processor['parse']>): Content[] {
  visit(tree, (node) => {
    delete node.position;
  });
  return 'children' in tree ? (tree.children as Content[]) : [];
}
