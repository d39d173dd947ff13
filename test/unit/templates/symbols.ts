import type { ApiPackage } from '../../../renderer/model/api.ts';
import type { Markdown } from '../../../renderer/model/comment.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { createLayouts } from '../../../renderer/presentation/signature/createLayouts.ts';
import { createUnexportedTypes } from '../../../renderer/presentation/unexportedTypesOf.ts';
import type { RenderContext } from '../../../templates/context.ts';
import { globalLink } from '../../../templates/signature/globalLinks.ts';
import { makePackage } from '../make.ts';

/** A package with other facts than `makePackage` gives. */
export function packageOf(more: Partial<ApiPackage> = {}): ApiPackage {
  return makePackage([], { version: '1.2.3', description: 'Does things.', ...more });
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
    hrefOfChange: (version, anchor) => `/changes/${version}#${anchor}`,
    hrefOfPage: (href) => href,
    usedBy: () => undefined,
    fieldsOf: () => undefined,
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
