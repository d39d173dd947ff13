import type { ApiPackage, ApiSymbol, Member, MemberKind, SymbolKind } from '../../../renderer/model/api.ts';
import type { Comment, CommentBlock, Markdown } from '../../../renderer/model/comment.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { createLayouts } from '../../../renderer/presentation/signature/createLayouts.ts';
import { createUnexportedTypes } from '../../../renderer/presentation/unexportedTypesOf.ts';
import type { RenderContext } from '../../../templates/context.ts';
import { globalLink } from '../../../templates/signature/globalLinks.ts';

export function symbolOf(kind: SymbolKind, name: string, more: Partial<ApiSymbol> = {}): ApiSymbol {
  const lists = { sources: [], typeParameters: [], signatures: [], members: [], extends: [], implements: [], extendedBy: [] };
  return {
    ...lists,
    id: `pkg/:${kind}/${name}`,
    kind,
    name,
    qualifiedName: name,
    module: '',
    flags: {},
    implementedBy: [],
    children: [],
    ...more,
  };
}

export function memberOf(kind: MemberKind, name: string, more: Partial<Member> = {}): Member {
  return { kind, name, anchor: name, flags: {}, sources: [], signatures: [], ...more };
}

export function commentOf(summary: string, blocks: Readonly<Record<string, string>> = {}, modifiers: readonly string[] = []): Comment {
  const list = Object.entries(blocks).map(([tag, text]): CommentBlock => ({ tag, content: { text } }));
  return { summary: { text: summary }, blocks: list, modifiers };
}

export function packageOf(more: Partial<ApiPackage> = {}): ApiPackage {
  return {
    name: 'pkg',
    slug: 'pkg',
    label: 'Package',
    version: '1.2.3',
    description: 'Does things.',
    modules: [{ name: '', symbols: [], references: [] }],
    symbols: [],
    unexported: [],
    ...more,
  };
}

/** A site whose Markdown is printed as it is. */
export function contextOf(pkg: ApiPackage): RenderContext {
  const paragraph = ({ text }: Markdown) => `<p>${text}</p>`;
  return {
    messages: defaultMessages,
    tables: false,
    versions: [],
    package: pkg,
    href: (id) => `/api/${id.replace('/:', '/')}`,
    hrefOfModule: (slug, module) => `/api/${slug}/${module}`,
    hrefOfList: (id) => `list/${id}`,
    hrefOfCategory: () => undefined,
    hrefOfPage: (href) => href,
    usedBy: () => undefined,
    fieldCount: () => 0,
    hrefOfUsers: (id) => `/api/${id.replace('/:', '/')}/used-by`,
    unexportedTypesOf: createUnexportedTypes()((id) => pkg.unexported.find((symbol) => symbol.id === id)),
    cardOf: () => undefined,
    layouts: createLayouts(),
    globalHref: globalLink,
    externalHref: () => undefined,
    block: paragraph,
    inline: ({ text }) => text,
    written: () => '',
    firstSentence: ({ text }) => /^.*?\./.exec(text)?.[0] ?? '',
  };
}
