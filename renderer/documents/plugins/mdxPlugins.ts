import type { Element, Properties, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { componentPackages, isNativeImport } from '../../model/nativeComponents.ts';
import type { Place } from '../../model/problem.ts';
import { placeOf } from './documentContext.ts';
import type {} from './reference.ts';

/**
 * Documents of other tools import `Tabs` and other components. Here these are there without an import, so the import is dropped. An import
 * under another name, of a component that gqldocs does not have, or for a function that the document exports, stays, and is a problem.
 */
export function remarkThemeImports() {
  return (tree: MdastRoot): void => {
    let programs = '';
    visit(tree, 'mdxjsEsm', (node) => {
      if (/^export\s/m.test(node.value)) programs += node.value;
    });
    visit(tree, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.filter((statement) => {
        if (statement.type !== 'ImportDeclaration' || !componentPackages.test(String(statement.source.value))) return true;
        // Of Docusaurus' theme, imports of other names are dropped, too.
        if (String(statement.source.value).startsWith('@theme')) return false;
        const module = String(statement.source.value);
        statement.specifiers = statement.specifiers.filter((one) => {
          const imported = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : 'default';
          const { name: local } = one.local;
          return !isNativeImport({ module, imported, local }) || new RegExp(`<${local}\\b`).test(programs);
        });
        return statement.specifiers.length > 0;
      });
    });
  };
}

const linkElements: ReadonlySet<string | null> = new Set(['a', 'img']);

/**
 * `<a href="…">` and `<img src="…">` that are written as JSX with plain values become the same elements as Markdown's links and
 * images, so that they are recorded and resolved like those. With an expression among their attributes they stay what they are.
 */
export function rehypeJsxElements() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !parent || index === undefined) return;
      const properties = linkElements.has(node.name) ? plainProperties(node) : undefined;
      if (!properties || !node.name) return;
      const element: Element = { type: 'element', tagName: node.name, properties, children: node.children };
      parent.children[index] = node.position ? { ...element, position: node.position } : element;
    });
  };
}

const propertyNames: Readonly<Record<string, string>> = { class: 'className' };

function plainProperties({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value === 'object')) return undefined;
    properties[propertyNames[attribute.name] ?? attribute.name] = attribute.value ?? true;
  }
  return properties;
}

interface ComponentPlaces {
  /** Relative to the project root. */
  readonly source: string;
  /** First place of each component, by its name. */
  readonly components: Record<string, Place>;
}

/** Records where an MDX document uses components, for problems of rendering: they name only the component. */
export function rehypeComponentPlaces({ source, components }: ComponentPlaces) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name) return;
      if (/^[A-Z]|\./.test(node.name)) components[node.name] ??= placeOf(node, source);
    });
  };
}

/**
 * For MDX, whose tree becomes a program: places of links, images and names in code go into an attribute, `data-place="line:column"`, with
 * the file before it if that is not the document, and the number of a block of code into `data-sample`, for `mdxComponents`.
 */
export function rehypePlaceAttributes({ source }: { readonly source: string }) {
  return (tree: Root): void => {
    let samples = 0;
    visit(tree, 'element', ({ data, properties }) => {
      if (data?.sample) properties.dataSample = String(samples++);
      else if (data?.place) {
        const { file, line = '', column = '' } = data.place;
        properties.dataPlace = `${file === source ? '' : `${file}:`}${line}:${column}`;
      }
    });
  };
}
