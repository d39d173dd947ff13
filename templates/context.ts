import { createContext, useContext } from 'react';
import type { ApiPackage } from '../renderer/model/api.ts';
import type { Backlinks } from '../renderer/model/backlinks.ts';
import type { Markdown } from '../renderer/model/comment.ts';
import type { Messages } from '../renderer/model/messages.ts';
import type { SymbolId } from '../renderer/model/type.ts';
import type { WrittenText } from '../renderer/model/writtenText.ts';
import type { Fields } from '../renderer/presentation/fieldsOf.ts';
import type { Layouts } from '../renderer/presentation/signature/createLayouts.ts';
import type { UnexportedTypesOf } from '../renderer/presentation/unexportedTypesOf.ts';

/**
 * The site as templates of the API see it: addresses, texts and rendered Markdown. `renderer/render/` makes one for each page and provides
 * it to the page:
 *
 * renderToStaticMarkup(<RenderContextProvider value={context}><SymbolPage symbol={symbol} /></RenderContextProvider>)
 *
 * Every function is pure or remembers its results; templates call them in the order of the page, from top to bottom. Returned HTML is
 * sanitized and its links are resolved, so templates print it unchanged.
 */
export interface RenderContext {
  readonly messages: Messages;
  /** Whether parameters and fields are shown as tables. */
  readonly tables: boolean;
  /** For a symbol on its module's page: the prefix of its ids, and how much deeper its headings are than on a page of its own. */
  readonly item?: { readonly anchor: string; readonly depth: number } | undefined;
  /** The package whose page this is. */
  readonly package: ApiPackage;
  /**
   * Address of a symbol or member with `baseUrl`, members with an anchor: `/api/graphql-js/class/GraphQLSchema#getType`.
   * Undefined for what has no page.
   */
  readonly href: (id: SymbolId) => string | undefined;
  /** Address with `baseUrl` of a package's overview (`module` is `''`) or of another of its entry points. */
  readonly hrefOfModule: (slug: string, module: string) => string;
  /** Address with `baseUrl` of a part of a list that is too long for this page: `interfaces-2`. */
  readonly hrefOfList: (id: string) => string;
  /** This page in each version of its package; empty where there is one. */
  readonly versions: readonly VersionLink[];
  /** Address with `baseUrl` of the page of one of the package's categories, by the id of its group, where categories have pages. */
  readonly hrefOfCategory: (id: string) => string | undefined;
  /** Address with `baseUrl` of what a release changed of a declaration, where the release has a page. */
  readonly hrefOfChange: (version: string, anchor: string) => string | undefined;
  /** Address with `baseUrl` of any page of the site, by its own address. */
  readonly hrefOfPage: (href: string) => string;
  /** Where a symbol is used. */
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  /** Address with `baseUrl` of the page with all users of a symbol, where there is one. */
  readonly hrefOfUsers: (id: SymbolId) => string | undefined;
  /** The fields of an object type. Undefined for other symbols. */
  readonly fieldsOf: (id: SymbolId) => Fields | undefined;
  /** The types that the package doesn't export and that a symbol's page explains. */
  readonly unexportedTypesOf: UnexportedTypesOf;
  /** Id on the page of the card that explains an unexported type. */
  readonly cardOf: (id: SymbolId) => string | undefined;
  /**
   * URL of the source link at the head of the symbol. If lines are unknown, every member has the same URL, and a second link would be one more
   * tab stop without information.
   */
  readonly headSource?: string | undefined;
  /** Declarations in lines, of what the page shows. */
  readonly layouts: Layouts;
  /** Address of a type of JavaScript's or TypeScript's library: `Promise`. `globalLink` of `templates/signature/globalLinks.ts`. */
  readonly globalHref: (name: string) => string | undefined;
  /** Address of a type of another package, when it is known to be right. */
  readonly externalHref: (packageName: string, name: string) => string | undefined;
  /** Markdown as blocks: paragraphs, lists, highlighted code. */
  readonly block: (markdown: Markdown, options?: BlockOptions) => string;
  /** A text of the site's authors, as blocks. */
  readonly written: (text: WrittenText) => string;
  /** Markdown as phrasing content; its first paragraph when it has several blocks. */
  readonly inline: (markdown: Markdown) => string;
  /** First sentence as phrasing content, without links to oneself or code blocks. Empty for an empty text. */
  readonly firstSentence: (markdown: Markdown) => string;
}

export interface VersionLink {
  /** `16.8.0`. */
  readonly label: string;
  /** With `baseUrl`. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** Whether the version has the page, and `href` isn't only its overview. */
  readonly isSame: boolean;
  /**
   * What comes nearest to the page's symbol in a version that doesn't have it, or what replaced it according to a redirect. `href` has
   * `baseUrl`.
   */
  readonly nearest?: { readonly name: string; readonly href: string; readonly isReplacement: boolean } | undefined;
}

export interface BlockOptions {
  /**
   * Level of the heading above the text; its own headings begin one below. Default: 2. Their ids start with `text-`, so that they never
   * meet an id of the page's own.
   */
  readonly headingLevel?: number | undefined;
}

const Context = createContext<RenderContext | undefined>(undefined);

export const RenderContextProvider = Context.Provider;

/** The site around the page that is being rendered. */
export function useRenderContext(): RenderContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error('An API template was rendered without a RenderContextProvider.');
  return context;
}
