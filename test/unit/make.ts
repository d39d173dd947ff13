import { resolveConfig } from '../../renderer/config/resolveConfig.ts';
import type { UserConfig } from '../../renderer/config/userConfig.ts';
import type { ApiPackage, ApiSymbol, Member, SymbolKind } from '../../renderer/model/api.ts';
import type { Comment, CommentBlock } from '../../renderer/model/comment.ts';
import type { Config } from '../../renderer/model/config.ts';
import type { Document } from '../../renderer/model/document.ts';
import type { Assets, PageHead } from '../../renderer/model/page.ts';
import type { Signature } from '../../renderer/model/type.ts';

/*
 * Values that stages exchange, with defaults for all that a test doesn't speak of.
 */

/** What a user writes, resolved in the folder `/site`. */
export function makeConfig(user: Partial<UserConfig> = {}): Config {
  return resolveConfig({
    user: { title: 'Site', ...user },
    root: '/site',
    configFiles: [],
    overrides: {},
    exists: () => false,
  });
}

/** A document of `content/docs`, with an empty body. */
export function makeDocument(document: Partial<Document> & Pick<Document, 'id'>): Document {
  return {
    source: `content/docs/${document.id}.md`,
    frontMatter: {},
    title: document.id,
    description: '',
    headings: [],
    uses: [],
    body: { kind: 'hast', tree: { type: 'root', children: [] } },
    ...document,
  };
}

/** A symbol of the package `pkg`. */
export function makeSymbol(kind: SymbolKind, name: string, symbol: Partial<ApiSymbol> = {}): ApiSymbol {
  return {
    id: `pkg/${symbol.module ?? ''}:${kind}/${name}`,
    kind,
    name: name.split('.').at(-1) ?? name,
    qualifiedName: name,
    module: '',
    flags: {},
    sources: [],
    typeParameters: [],
    signatures: [],
    members: [],
    extends: [],
    implements: [],
    extendedBy: [],
    implementedBy: [],
    children: [],
    ...symbol,
  };
}

export function makeMember(name: string, member: Partial<Member> = {}): Member {
  return { kind: 'method', name, anchor: name, flags: {}, sources: [], signatures: [], ...member };
}

/** A comment with blocks by their tags. */
export function makeComment(summary: string, blocks: Readonly<Record<string, string>> = {}, modifiers: readonly string[] = []): Comment {
  const list = Object.entries(blocks).map(([tag, text]): CommentBlock => ({ tag, content: { text } }));
  return { summary: { text: summary }, blocks: list, modifiers };
}

/** A way to call something, without parameters and without a result. */
export function makeSignature(signature: Partial<Signature> = {}): Signature {
  return { typeParameters: [], parameters: [], returnType: { kind: 'intrinsic', name: 'void' }, sources: [], ...signature };
}

export function makePackage(symbols: readonly ApiSymbol[] = [], pkg: Partial<ApiPackage> = {}): ApiPackage {
  return {
    name: 'pkg',
    slug: 'pkg',
    label: 'Package',
    version: '1.0.0',
    description: 'A package.',
    modules: [{ name: '', symbols: symbols.map(({ id }) => id), references: [] }],
    symbols,
    unexported: [],
    ...pkg,
  };
}

export function makeAssets(assets: Partial<Assets> = {}): Assets {
  return {
    start: '/assets/start.js',
    styles: '/assets/styles.css',
    laterStyles: '/assets/later.css',
    earlyScript: 'early()',
    tabsScript: 'tabs()',
    bannerScript: 'banner()',
    islands: new Map(),
    files: [],
    ...assets,
  };
}

export function makeHead(head: Partial<PageHead> = {}): PageHead {
  return {
    kind: 'document',
    href: '/docs/a',
    title: 'A',
    documentTitle: 'A | Site',
    description: 'About A.',
    canonical: '',
    markdown: '',
    layout: 'document',
    hasToc: false,
    sidebar: '',
    ...head,
  };
}
