import type { Code, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { isNativeImport } from '../../model/nativeComponents.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Components of other tools that are forms of Markdown become these forms, so that their code is highlighted and checked, and their links are
 * resolved: `<Code>` and `<CodeBlock>` with literal code become fences, `<CodeGroup>` becomes `:::code-group`, `<TOCInline>` becomes
 * `[[toc]]`, `<Link>` and `<LinkButton>` become links, and `<ImageZoom>` becomes a picture.
 * Pictures that code names are named as in Markdown. Components of these names that the document makes or imports from elsewhere stay.
 */
export function remarkJsxForms() {
  return (tree: Root): void => {
    const own = ownNames(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !parent || index === undefined) return undefined;
      const name = node.name ?? '';
      const form = own.has(name) ? undefined : forms.get(name)?.(node);
      if (form === undefined) return undefined;
      // A block of code is a paragraph of its own. A directive with a position is one that is written.
      const isAlone =
        parent.type === 'paragraph' && parent.children.every((one) => one === node || ('value' in one && one.value.trim() === ''));
      if (parent.type === 'paragraph' && !isAlone) return undefined;
      parent.children.splice(
        index,
        1,
        (node.position && form.type !== 'containerDirective' ? { ...form, position: node.position } : form) as never,
      );
      return [SKIP, index];
    });
  };
}

/** What an element becomes, by its name. Undefined: the element itself, with other attributes. */
const forms = new Map<string, (node: JsxElement) => RootContent | undefined>([
  ['CodeGroup', (node) => ({ type: 'containerDirective', name: 'code-group', children: blocksOf(node) })],
  ['Code', codeOf],
  ['CodeBlock', codeOf],
  ['DynamicCodeBlock', codeOf],
  ['TOCInline', listOfHeadings],
  ['InlineTOC', listOfHeadings],
  ['ImageZoom', becomePicture],
  ['Link', becomeLink],
  ['LinkButton', becomeLink],
  ['img', readSources],
]);

function listOfHeadings(): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value: '[[toc]]' }] };
}

function becomePicture(node: JsxElement): undefined {
  node.name = 'img';
  return readSources(node);
}

/** Names that a document exports, or imports from other modules than those of the tools. */
function ownNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const module = String(statement.source.value);
        for (const one of statement.specifiers) {
          const imported = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : 'default';
          if (!isNativeImport({ module, imported, local: one.local.name })) names.add(one.local.name);
        }
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.add(id.name);
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') names.add(declaration.id.name);
    }
  });
  return names;
}

/** `src={require('./a.png').default}` and `src={useBaseUrl('/a.png')}` of Docusaurus name the picture. */
function readSources(node: JsxElement): undefined {
  node.attributes = node.attributes.map((one) => {
    if (one.type !== 'mdxJsxAttribute' || one.name !== 'src' || typeof one.value !== 'object' || one.value === null) return one;
    const [, path] = /^(?:require|useBaseUrl)\(\s*['"`]([^'"`]+)['"`]\s*\)(?:\.default)?$/.exec(one.value.value.trim()) ?? [];
    return path === undefined ? one : { ...one, value: path };
  });
}

function becomeLink(node: JsxElement): undefined {
  const isButton = node.name === 'LinkButton';
  const kept = new Map([
    ['href', 'href'],
    ['to', 'href'],
    ['id', 'id'],
    ['title', 'title'],
    ['target', 'target'],
    ['rel', 'rel'],
  ]);
  const attributes = node.attributes.flatMap((one): readonly JsxElement['attributes'][number][] => {
    const name = one.type === 'mdxJsxAttribute' ? kept.get(one.name) : undefined;
    return one.type === 'mdxJsxAttribute' && name !== undefined ? [{ ...one, name }] : [];
  });
  node.name = 'a';
  node.attributes = isButton ? [...attributes, { type: 'mdxJsxAttribute', name: 'className', value: 'link-button' }] : attributes;
}

/** The blocks of code in a group, also those that JSX made paragraphs of. */
function blocksOf(node: JsxElement): Code[] {
  const blocks: Code[] = [];
  visit({ type: 'root', children: node.children } as Root, 'code', (code) => void blocks.push(code));
  return blocks;
}

/** Undefined for code that only a run could tell. */
function codeOf(node: JsxElement): Code | undefined {
  const attribute = (...names: readonly string[]): string | undefined =>
    node.attributes
      .filter((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && names.includes(one.name))
      .map(({ value }) => literalOf(value))
      .find((value) => value !== undefined);
  const value = attribute('code') ?? textIn(node);
  if (value === undefined) return undefined;
  const title = attribute('title', 'filename')?.replaceAll('"', "'");
  const lang = attribute('lang', 'language') ?? (attribute('className') ?? '').replace(/^language-/, '');
  const hasNumbers = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'showLineNumbers');
  const meta = [title === undefined ? '' : `title="${title}"`, hasNumbers ? 'showLineNumbers' : ''].filter(Boolean).join(' ');
  return { type: 'code', lang, meta, value: value.replace(/^\n|\n\s*$/g, '') };
}

/** The text of children that are text or one literal expression. */
function textIn(node: JsxElement): string | undefined {
  const parts = node.children.flatMap((child): readonly (string | undefined)[] => {
    if (child.type === 'paragraph') return child.children.map((inner) => (inner.type === 'text' ? inner.value : literalIn(inner)));
    if (child.type === 'text') return [child.value];
    return [literalIn(child)];
  });
  return parts.length === 0 || parts.some((part) => part === undefined) ? undefined : parts.join('');
}

function literalIn(node: RootContent): string | undefined {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    ? literalOf({ ...node, type: 'mdxJsxAttributeValueExpression' })
    : undefined;
}

function literalOf(value: MdxJsxAttribute['value']): string | undefined {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  const isPlain = expression.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return isPlain ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
}
