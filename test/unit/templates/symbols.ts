import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  ApiPackage,
  ApiSymbol,
  Comment,
  CommentBlock,
  Markdown,
  Member,
  MemberKind,
  SymbolKind,
} from '../../../renderer/model/api.ts';
import { defaultWords } from '../../../renderer/model/words.ts';
import { createHiddenTypes } from '../../../templates/api/hiddenTypesOf.ts';
import { type RenderContext, RenderContextProvider } from '../../../templates/context.ts';
import { createLayouts } from '../../../templates/signature/createLayouts.ts';
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
    hidden: [],
    ...more,
  };
}

/** A site whose Markdown is printed as it is. */
export function contextOf(pkg: ApiPackage): RenderContext {
  const paragraph = ({ text }: Markdown) => `<p>${text}</p>`;
  return {
    words: defaultWords,
    tables: false,
    versions: [],
    package: pkg,
    href: (id) => `/api/${id.replace('/:', '/')}`,
    hrefOfModule: (slug, module) => `/api/${slug}/${module}`,
    hrefOfList: (id) => `list/${id}`,
    hrefOfCategory: () => undefined,
    hrefOfPage: (href) => href,
    usedBy: () => undefined,
    hrefOfUsers: (id) => `/api/${id.replace('/:', '/')}/used-by`,
    hiddenTypesOf: createHiddenTypes((id) => pkg.hidden.find((symbol) => symbol.id === id)),
    cardOf: () => undefined,
    isTold: () => false,
    repeated: ({ context, element }) => renderToStaticMarkup(createElement(RenderContextProvider, { value: context }, element)),
    layouts: createLayouts(),
    globalHref: globalLink,
    externalHref: () => undefined,
    block: paragraph,
    inline: ({ text }) => text,
    firstSentence: ({ text }) => /^.*?\./.exec(text)?.[0] ?? '',
  };
}
