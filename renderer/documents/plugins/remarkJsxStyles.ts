import type { Property } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** `style="color: red"` of an HTML element, which other tools accept in MDX, becomes the object that React needs. */
export function remarkJsxStyles() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !/^[a-z]/.test(node.name ?? '')) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style' || typeof attribute.value !== 'string') continue;
        attribute.value = {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [
                { type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties: declarationsOf(attribute.value) } },
              ],
            },
          },
        };
      }
    });
  };
}

/** Custom properties keep their names. */
function declarationsOf(style: string): Property[] {
  return style.split(/;(?![^(]*\))/).flatMap((declaration): Property[] => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(declaration) ?? [];
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return name === '' || value === '' ? [] : [{ ...plain, key: { type: 'Literal', value: key }, value: { type: 'Literal', value } }];
  });
}

const plain = { type: 'Property', kind: 'init', method: false, shorthand: false, computed: false } as const;
