import type { ComponentType } from 'react';
import type { FindStackPlace } from '../bundle/findStackPlaces.ts';
import type { WatchedReact } from '../bundle/watchReact.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import type { FindUnexportedTypes } from '../presentation/unexportedTypesOf.ts';
import type { PutIntoFrame } from './createFrames.tsx';
import type { PageFrame } from './pageFrame.tsx';
import type { Site } from './site.ts';
import type { CountTerms } from './text/countTerms.ts';
import type { MarkdownRenderer } from './text/markdownRenderer.ts';

/** The data that pages share. Only `site` differs from page to page, because it records the page's questions. */
export interface PageScope {
  readonly frame: PageFrame;
  readonly site: Site;
  readonly markdown: MarkdownRenderer;
  readonly putIntoFrame: PutIntoFrame;
  readonly countTerms: CountTerms;
  /** Empty for pages without code of the site's own. */
  readonly components: Components;
  /** Sources of custom pages and of their parts, by file: problems have places in them. */
  readonly pageTexts: ReadonlyMap<string, string>;
  /** What the code of the site used since the last call that works only in the browser, outside of islands. */
  readonly takeUses?: WatchedReact['takeUses'] | undefined;
  readonly placeOf?: FindStackPlace | undefined;
  /** Why pages cannot be rendered, by the file that they are made from. Default: no page is known to fail. */
  readonly failures?: Failures | undefined;
  /** Whether the reader is an author, whom a failed page tells its problems. Default: false. */
  readonly isPreview?: boolean | undefined;
  readonly unexportedTypes: FindUnexportedTypes;
}

/** Problems that keep pages from being rendered, by the file that they are made from. */
export type Failures = ReadonlyMap<string, readonly Problem[]>;

/** Components of custom pages and MDX documents, by their file. */
export type Components = ReadonlyMap<string, PageComponent>;

/** A component that takes any properties: a page, or a compiled document. */
export type PageComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** Whether a page runs code that was written for the site: an MDX document, or a custom page. */
export function isCode(route: Route): boolean {
  if (route.kind === 'document') return route.document.body.kind === 'mdx';
  if (route.kind !== 'home' && route.kind !== 'page' && route.kind !== 'not-found') return false;
  const text = 'text' in route ? route.text : undefined;
  return text === undefined && /\.[cm]?[jt]sx?$/.test(route.module);
}
