import { join, resolve } from 'node:path';
import { damagedConfig, documentsOutside, outInside, unreadableFolder, unrecognizedSite } from '../diagnostics/imports.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { optionNames, wrongOptions } from '../diagnostics/wrongOptions.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { withSlashes } from '../model/withSlashes.ts';
import { repositoryOf } from '../packages/findCheckout.ts';
import { contains, realPath } from '../packages/readRegularFile.ts';
import type { Note, SiteDraft } from './draft/siteDraft.ts';
import type { PlannedImport } from './planImport.ts';

export interface ImportRequest {
  /** Folder of the site, relative to `cwd`. Default: `cwd` itself. */
  readonly folder?: string | undefined;
  /** Folder that the new site is written to, relative to `cwd`. Default: nothing is written, and the report is about `cwd`. */
  readonly out?: string | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Year that copyright lines get where the config computes it. Default: that of the clock. */
  readonly year?: number | undefined;
}

const options = optionNames<ImportRequest>()('folder out cwd signal year');

export interface ImportReport {
  /** No problem of severity `error`; with `out`, every file is there. */
  readonly ok: boolean;
  /** Tool of the site; empty if none was recognized. */
  readonly tool: string;
  /** Files of the new site, relative to `out`. */
  readonly files: readonly string[];
  /** Files that were written. Empty without `out`. */
  readonly written: readonly string[];
  /** Files that existed with other contents, which were left alone. */
  readonly kept: readonly string[];
  readonly documents: number;
  readonly redirects: number;
  /** Lines of `import-report.md`. */
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

const nothing: ImportReport = {
  ok: false,
  tool: '',
  files: [],
  written: [],
  kept: [],
  documents: 0,
  redirects: 0,
  notes: [],
  problems: [],
};

/**
 * Makes a site of gqldocs from one of another tool, as `gqldocs import` does. Nothing of the other site runs.
 *
 * 1. List the files of the folder, and recognize the tool (`tools/recognize`).
 * 2. Read the site in terms of all tools (a reader of `tools/`), with the values of its config files (`values/`).
 * 3. Plan the new site (`planImport`): documents, then what links to them, then the config and the report.
 * 4. Write its files, unless they exist with other contents (`writeImport`).
 *
 * @returns the written files, what needs the author, and the problems
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function importSite(request: ImportRequest = {}): Promise<ImportReport> {
  const { cwd = process.cwd(), signal, year = new Date().getFullYear() } = request;
  const unknown = wrongOptions({ call: 'importSite', given: request, known: options });
  if (unknown.length > 0) return { ...nothing, problems: unknown };
  const { recognize } = await import('./tools/recognize.ts');
  const { readProject, unreadable } = await import('./readProject.ts');
  const { createModules } = await import('./values/modules.ts');
  const folder = withSlashes(realPath(resolve(cwd, request.folder ?? '.')));
  const reason = unreadable(folder);
  if (reason !== undefined) return { ...nothing, problems: [unreadableFolder({ folder: request.folder ?? '.', reason })] };
  const files = readProject(folder);
  const site = recognize(files, folder);
  if (site === undefined) {
    const { otherTool } = await import('./tools/otherTool.ts');
    const shown = relativePath(cwd, folder) || '.';
    return { ...nothing, problems: [unrecognizedSite({ folder: shown, tool: otherTool(files, folder) })] };
  }
  const modules = createModules(files, { year });
  const draft = site.read({ files, modules, folder: site.folder, configFile: site.configFile });
  const out = withSlashes(resolve(cwd, request.out ?? '.'));
  const inside =
    request.out === undefined
      ? []
      : sourcesAround(out, draft).map((one) => outInside({ out: request.out ?? '', folder: files.shown(one) }));
  const repository = withSlashes(realPath(repositoryOf(folder)));
  const outside = draft.collections.filter((one) => !contains(repository, one.folder));
  const unread = outside.map((one) => documentsOutside({ folder: files.shown(one.folder), repository: files.shown(repository) }));
  const problems = [...modules.damaged.map(damagedConfig), ...unread, ...inside];
  if (hasErrors(problems)) return { ...nothing, tool: draft.tool, problems: sortProblems(problems) };
  const { planImport } = await import('./planImport.ts');
  const planned = planImport({ draft, files, modules, folder: site.folder, repository, out });
  signal?.throwIfAborted();
  if (request.out === undefined) return reported(planned);
  const { withoutUnused, writeImport } = await import('./writeImport.ts');
  const { written, kept, problems: failures } = writeImport(out, withoutUnused(out, planned.files));
  return { ...reported(planned), ok: failures.length === 0, written, kept, problems: sortProblems(failures) };
}

function reported({ tool, files, notes, documents, redirects }: PlannedImport): ImportReport {
  return { ...nothing, ok: true, tool, files: files.map(({ path }) => path), documents, redirects, notes };
}

/** Folders of the former site that the new one would be part of, or whose files it would take the place of. */
function sourcesAround(out: string, { collections, statics }: SiteDraft): readonly string[] {
  const own = ['content/docs', 'content/site', 'content/static'].map((one) => withSlashes(realPath(join(out, one))));
  const read = collections.filter(({ isListed }) => isListed !== true);
  return [...read.map(({ folder }) => folder), ...statics].filter(
    (folder) => contains(folder, realPath(out)) || own.some((one) => contains(folder, one) || contains(one, folder)),
  );
}
