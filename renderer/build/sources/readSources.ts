import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadModules } from '../../bundle/loadModules.ts';
import { wrapIsland } from '../../bundle/wrapIsland.tsx';
import type { Highlighter } from '../../documents/highlight/createHighlighter.ts';
import { readDocuments } from '../../documents/readDocuments.ts';
import { readUpdateDays, withUpdateDays } from '../../documents/readUpdateDays.ts';
import { type ReadNotes, readUpgradeNotes } from '../../documents/readUpgradeNotes.ts';
import { hashOf } from '../../engine/hash.ts';
import type { Session } from '../../engine/session.ts';
import type { Config } from '../../model/config.ts';
import type { Document } from '../../model/document.ts';
import type { Found } from '../../model/problem.ts';
import type { CustomPage, StaticFile } from '../../model/source.ts';
import type { SiteCode } from '../../render/pageTask.ts';
import { customPages, defaultExports } from './customPages.ts';
import { listCustomPages, readPageTexts } from './listCustomPages.ts';
import { listStaticFiles } from './listStaticFiles.ts';

/** The contents of the site's own folders. */
export interface Sources {
  readonly documents: readonly Document[];
  readonly upgradeNotes: ReadNotes;
  readonly pages: readonly CustomPage[];
  readonly files: readonly StaticFile[];
  /** Custom pages, MDX documents and what they import, loaded. */
  readonly code: SiteCode;
  /** Absolute paths of modules whose components hydrate. */
  readonly islands: readonly string[];
}

export interface ReadSourcesRequest {
  readonly config: Config;
  readonly session: Session;
  readonly highlighter: Highlighter;
  /** Called for each document with whether it came from the cache. */
  readonly onDocument: (isStored: boolean) => void;
}

/** Reads documents, custom pages and static files, and loads those that are modules. */
export async function readSources({ config, session, highlighter, onDocument }: ReadSourcesRequest): Promise<Found<Sources>> {
  const { root } = config;
  const { read, run } = session;
  const documents = await readDocuments({ config, session, highlighter, onDocument });
  const upgradeNotes = await readUpgradeNotes({ config, session, highlighter });
  const days = await readUpdateDays(config, session);
  const pageFiles = listCustomPages(config, read);
  const compiled = documents.value.flatMap(({ source, body }) => (body.kind === 'mdx' ? [{ file: source, contents: body.code }] : []));
  let hasLooked = false;
  const onLook = (): void => {
    hasLooked = true;
    read.untracked();
  };
  const sources = [...pageFiles.map(({ module }) => ({ file: module })), ...compiled];
  const modules = await loadModules({ root, sources, runtime, onLook, run });
  const { exports, islands, texts } = modules.value;
  const files = listStaticFiles(config, read);
  const pages = customPages({ config, files: pageFiles, exports });
  return {
    value: {
      documents: withUpdateDays(documents.value, { config, days }),
      upgradeNotes: upgradeNotes.value,
      pages: pages.value,
      files: files.value,
      code: {
        hash: hashOf(texts),
        components: defaultExports(exports),
        pageTexts: readPageTexts(config, read),
        hasLooked: () => hasLooked,
      },
      islands,
    },
    problems: [...documents.problems, ...upgradeNotes.problems, ...modules.problems, ...pages.problems, ...files.problems],
  };
}

/** The user's modules import the same React as gqldocs, because hooks need a single copy. */
const runtime = { react: React, 'react/jsx-runtime': jsxRuntime, 'gqldocs:islands': { wrapIsland } };
