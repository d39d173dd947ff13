import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/**
 * Documents that come from Docusaurus import `Tabs` and other components of its theme. Here they are there without an import, so
 * imports from `@theme/` are dropped.
 */
export function remarkThemeImports() {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.filter(
        (statement) => !(statement.type === 'ImportDeclaration' && String(statement.source.value).startsWith('@theme/')),
      );
    });
  };
}
