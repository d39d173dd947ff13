import type { ComponentType } from 'react';
import type { HiddenTypesOf } from '../../templates/api/hiddenTypesOf.ts';
import type { Crumb } from '../../templates/layout/breadcrumbs.ts';
import type { SidebarHtml } from '../../templates/layout/createSidebar.ts';
import type { Neighbour } from '../../templates/layout/PageFooter.tsx';
import type { MarkdownRenderer } from '../documents/markdownRenderer.ts';
import type { SiteSamples } from '../links/sampleIndex.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Assets, SiteData } from '../model/page.ts';
import type { Href, SitePlan } from '../model/plan.ts';
import type { ResolveReference } from '../model/resolve.ts';
import type { CountTerms } from '../search/countTerms.ts';
import type { PutIntoFrame } from './createFrames.tsx';
import type { Repeats } from './createRepeats.ts';
import type { RepeatMarkup } from './repeatMarkup.tsx';

/** Everything that rendering a page looks at; the same for all pages of a build. */
export interface RenderRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly api: ApiModel;
  readonly site: SiteData;
  readonly assets: Assets;
  readonly markdown: MarkdownRenderer;
  /** What the names in blocks of code mean. */
  readonly samples: SiteSamples;
  /** Components of custom pages and MDX documents, by their file. */
  readonly components: ReadonlyMap<string, ComponentType<Readonly<Record<string, unknown>>>>;
  /** `withBase`, remembered for what signatures lead to again and again. */
  readonly address: (href: Href) => string;
  /** The types that pages of a package explain, by the package's slug. */
  readonly hiddenTypes: (slug: string) => HiddenTypesOf;
  /** The documented name that is nearest to one that isn't: comments repeat their mistakes on the pages of whatever inherits them. */
  readonly nearestName: (name: string) => string | undefined;
  /** For search. */
  readonly countTerms: CountTerms;
  /** Parts of the reference's pages that come out the same on many of them. */
  readonly repeatMarkup: RepeatMarkup;
  /** The same for their Markdown, which asks of a page only where references lead. */
  readonly repeatText: Repeats<ResolveReference, string>;
  /** The footer, the same on every page. */
  readonly footerHtml: string;
  /** The way to each page of a document sidebar, and what is read before and after it. */
  readonly reading: ReadonlyMap<Href, ReadingPosition>;
  /** What each page shows of the sidebars, by the sidebar's id. */
  readonly menus: ReadonlyMap<string, SidebarHtml>;
  readonly putIntoFrame: PutIntoFrame;
}

/** Where a page stands in its sidebar. */
export interface ReadingPosition {
  /** Groups around it, outermost first. */
  readonly groups: readonly Crumb[];
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}
