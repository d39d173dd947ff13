import type { Root } from 'mdast';
import { type GraphqlVersion, parseVersion } from './versions.ts';

/**
 * The versions that a page is for, by the title of its admonition: `:::note[For GraphQL.js 17 and 16]`. The first is the one that the
 * page is written for. Throws when a page doesn't say.
 */
export function pageVersions(root: Root): readonly [GraphqlVersion, ...GraphqlVersion[]] {
  for (const node of root.children) {
    if (node.type !== 'containerDirective') continue;
    const label = node.children[0];
    if (label?.type !== 'paragraph') continue;
    const title = label.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const match = /^For GraphQL\.js (\d+)(?: and (\d+))?$/.exec(title);
    if (!match) continue;
    const [first, second] = [parseVersion(match[1]), parseVersion(match[2])];
    if (first !== undefined) return second === undefined ? [first] : [first, second];
  }
  throw new Error('The page needs an admonition that says which version it is for: ":::note[For GraphQL.js 17 and 16]".');
}
