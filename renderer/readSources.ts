import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadModules } from './bundle/loadModules.ts';
import { wrapIsland } from './bundle/wrapIsland.tsx';
import type { Cache } from './cache/openCache.ts';
import type { CachedHighlighter } from './documents/highlight/cachedHighlighter.ts';
import { readDocuments } from './documents/readDocuments.ts';
import { readUpdateDays } from './documents/readUpdateDays.ts';
import { withUpdateDays } from './documents/withUpdateDays.ts';
import type { Config } from './model/config.ts';
import type { Document } from './model/document.ts';
import type { Found } from './model/problem.ts';
import { readStaticFiles } from './output/readStaticFiles.ts';
import { customPages, defaultExports, type PageComponent } from './pages/customPages.ts';
import { readCustomPages } from './pages/readCustomPages.ts';
import { readPageTexts } from './pages/readPageTexts.ts';
import type { CustomPage, StaticFile } from './plan/planSite.ts';

/** Everything that the site's own folders hold. */
export interface Sources {
  readonly documents: readonly Document[];
  readonly pages: readonly CustomPage[];
  readonly files: readonly StaticFile[];
  /** Components of custom pages and MDX documents, by file. */
  readonly components: ReadonlyMap<string, PageComponent>;
  /** Sources of custom pages and of their parts, by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** Absolute paths of modules whose components hydrate. */
  readonly islands: readonly string[];
}

export interface ReadSourcesRequest {
  readonly config: Config;
  readonly highlighter: CachedHighlighter;
  readonly cache: Cache;
  /** Told for each document whether it came from the cache. */
  readonly onDocument: (isReused: boolean) => void;
}

/** Reads documents, custom pages and static files, and runs what is code among them. */
export async function readSources({ config, highlighter, cache, onDocument }: ReadSourcesRequest): Promise<Found<Sources>> {
  const [documents, days, pageFiles, texts, files] = await Promise.all([
    readDocuments(config, { highlighter, cache, onDocument }),
    readUpdateDays(config, cache),
    readCustomPages(config),
    readPageTexts(config),
    readStaticFiles(config),
  ]);
  const compiled = documents.value.flatMap(({ source, body }) => (body.kind === 'mdx' ? [{ file: source, contents: body.code }] : []));
  const modules = await loadModules({
    root: config.root,
    sources: [...pageFiles.map(({ module }) => ({ file: module })), ...compiled],
    runtime,
    onLook: () => cache.noteInputs?.(undefined),
    cache,
  });
  const pages = customPages({ config, files: pageFiles, exports: modules.value.exports });
  return {
    value: {
      documents: withUpdateDays(documents.value, { config, days }),
      pages: pages.value,
      files,
      components: defaultExports(modules.value.exports),
      texts,
      islands: modules.value.islands,
    },
    problems: [...documents.problems, ...modules.problems, ...pages.problems],
  };
}

/** What the user's modules get when they import React: ours, so that there is one. */
const runtime = { react: React, 'react/jsx-runtime': jsxRuntime, 'gqldocs:islands': { wrapIsland } };
