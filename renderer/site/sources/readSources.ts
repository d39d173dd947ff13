import { loadModules } from '../../bundle/loadModules.ts';
import { watchReact } from '../../bundle/watchReact.ts';
import { unreadFolder } from '../../config/unreadFolder.ts';
import { unreadDocuments } from '../../diagnostics/documents.ts';
import { skippedFile } from '../../diagnostics/output.ts';
import type { Highlighter } from '../../documents/highlight/createHighlighter.ts';
import { readDocuments } from '../../documents/readDocuments.ts';
import type { ReadNotes } from '../../documents/readNotes.ts';
import { readSiteNotes } from '../../documents/readSiteNotes.ts';
import { readUpdateDays, withUpdateDays } from '../../documents/readUpdateDays.ts';
import { readUpgradeNotes } from '../../documents/readUpgradeNotes.ts';
import { hashOf } from '../../engine/hash.ts';
import { listTree, type TreeEntry } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import type { Session } from '../../engine/session.ts';
import { type Config, configPlace } from '../../model/config.ts';
import type { Document } from '../../model/document.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { SiteNote } from '../../model/siteNote.ts';
import type { CustomPage, StaticFile } from '../../model/source.ts';
import type { UpgradeNotes } from '../../model/upgradeNotes.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { isInside } from '../../packages/readRegularFile.ts';
import type { Failures } from '../../render/pageScope.ts';
import type { SiteCode } from '../../render/renderPages.ts';
import { customPages, defaultExports, listCustomPages, readPageTexts } from './customPages.ts';

/** The contents of the site's own folders. */
interface Sources {
  readonly documents: readonly Document[];
  /** Documents that are not published. */
  readonly drafts: readonly Document[];
  readonly upgradeNotes: ReadNotes<UpgradeNotes>;
  readonly siteNotes: ReadNotes<SiteNote>;
  readonly pages: readonly CustomPage[];
  readonly files: readonly StaticFile[];
  /** Custom pages, MDX documents and what they import, loaded. */
  readonly code: SiteCode;
  /** Absolute paths of modules whose components hydrate. */
  readonly islands: readonly string[];
  /** Why documents and custom pages cannot be rendered, by their file. */
  readonly failures: Failures;
}

interface ReadSourcesRequest {
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
  const siteNotes = await readSiteNotes({ config, session, highlighter });
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
  // The user's modules import the same React as gqldocs, because hooks need a single copy.
  const { runtime, takeUses } = watchReact();
  const modules = await loadModules({ root, sources, runtime, onLook, run });
  const { exports, islands, texts, placeOf } = modules.value;
  const files = listStaticFiles(config, read);
  const pages = customPages({ config, files: pageFiles, exports });
  const failures: Failures = new Map([
    ...modules.value.failures,
    ...documents.failures,
    ...groupBy(pages.problems, ({ place }) => place?.file ?? ''),
  ]);
  return {
    value: {
      documents: withUpdateDays(documents.value, { config, days }),
      drafts: documents.drafts,
      upgradeNotes: upgradeNotes.value,
      siteNotes: siteNotes.value,
      pages: pages.value,
      files: files.value,
      code: {
        hash: hashOf(texts, [...failures]),
        components: defaultExports(exports),
        pageTexts: readPageTexts(config, read),
        hasLooked: () => hasLooked,
        takeUses,
        placeOf,
      },
      islands,
      failures,
    },
    problems: [
      ...unreadProblems(config, read),
      ...documents.problems,
      ...upgradeNotes.problems,
      ...siteNotes.problems,
      ...modules.problems,
      ...pages.problems,
      ...files.problems,
    ],
  };
}

/** Documents of a project whose config does not mention any. */
function unreadProblems(config: Config, { list }: Reader): readonly Problem[] {
  const hasNone = config.documents === undefined && config.configFiles.length > 0;
  const found = hasNone ? unreadFolder({ ...config, list }) : undefined;
  return found === undefined ? [] : [unreadDocuments(found, configPlace(config))];
}

/** A static file, or an entry that cannot be copied. */
interface Listed extends StaticFile {
  readonly kind: TreeEntry['kind'];
}

/**
 * Lists the files that are copied without changes: those of static folders go to the root of the output; other files in the documents'
 * folder (images, downloads) go to `assets/documents/`. Sorted. If two have the same name, the one of the later folder is used. A link to a
 * file of the repository is copied as that file. Other links, pipes, sockets and devices are left out and reported.
 */
function listStaticFiles(config: Config, read: Reader): Found<readonly StaticFile[]> {
  const { root, staticFolders, documents } = config;
  const list = (folder: string, output: string, skips?: (inside: string) => boolean): readonly Listed[] =>
    listTree(read, folder, skips)
      .filter(({ name }) => name !== '.DS_Store')
      .map(({ path, inside, kind }) => ({
        path,
        source: relativePath(root, path),
        output: output + inside,
        kind: kind === 'link' && read.kindOf(path) === 'file' && isInside(path, [repositoryOf(root), folder]) ? 'file' : kind,
      }));
  const entries = [
    ...(documents === undefined ? [] : list(documents.path, 'assets/documents/', isAuthorsOwn)),
    ...staticFolders.flatMap((folder) => list(folder, '')),
  ];
  const files = entries.filter(({ kind }) => kind === 'file').map(({ kind: _, ...file }): [string, StaticFile] => [file.output, file]);
  const others = entries.filter(({ kind }) => kind !== 'file');
  return {
    value: [...new Map(files).values()].toSorted((a, b) => (a.output < b.output ? -1 : 1)),
    problems: others.map(({ source, kind }) => skippedFile({ file: source, isLink: kind === 'link' })),
  };
}

/** Documents, components that they import, and names that begin with `_` or `.`: `.env`, an editor's folder. */
function isAuthorsOwn(inside: string): boolean {
  return /(?:^|\/)[_.][^/]*$|\.(?:mdx?|[jt]sx)$/.test(inside);
}
