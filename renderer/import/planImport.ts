import { posix } from 'node:path';
import type { SourceLink } from './documents/adaptDocument.ts';
import { adaptDocuments, type ImportedFile } from './documents/adaptDocuments.ts';
import { placeDocuments } from './documents/placeDocuments.ts';
import { plainAddress, redirectForm, withoutBase } from './draft/addresses.ts';
import { eachName, hostRedirects } from './draft/hostRedirects.ts';
import { pathAliases } from './draft/pathAliases.ts';
import { filesBelow } from './draft/projectFiles.ts';
import type { Note, SiteDraft } from './draft/siteDraft.ts';
import { checkCarried } from './site/checkCarried.ts';
import { importRedirects } from './site/importRedirects.ts';
import { keptFolder } from './site/keptFolder.ts';
import { makeConfig } from './site/makeConfig.ts';
import { createMenus } from './site/menus.ts';
import { missingPages } from './site/missingPages.ts';
import { packageNotes } from './site/packageNotes.ts';
import { readmeNotes } from './site/readmeNotes.ts';
import { createTargets } from './site/siteTargets.ts';
import type { Modules, ProjectFiles } from './values/evaluation.ts';
import { printData } from './write/printData.ts';
import { printReport } from './write/printReport.ts';

interface PlanImportRequest {
  readonly draft: SiteDraft;
  readonly files: ProjectFiles;
  readonly modules: Modules;
  /** Absolute folder of the former site. */
  readonly folder: string;
  /** Absolute folder of the repository. Default: that of the former site. */
  readonly repository?: string | undefined;
  /** Absolute folder of the new site. */
  readonly out: string;
}

/** All files of the new site, and what the report says. */
export interface PlannedImport {
  readonly tool: string;
  readonly files: readonly ImportedFile[];
  readonly notes: readonly Note[];
  readonly documents: number;
  readonly redirects: number;
}

/**
 * Makes the new site of what a reader found:
 *
 * 1. Give each document its place and its address (`placeDocuments`).
 * 2. Resolve redirects and menus to them (`importRedirects`, `createMenus`).
 * 3. Adapt the texts (`adaptDocuments`).
 * 4. Make the config (`makeConfig`).
 * 5. Write the report of what has no counterpart (`printReport`).
 */
export function planImport({ draft, files, modules, folder, repository = folder, out }: PlanImportRequest): PlannedImport {
  const plan = placeDocuments(files, draft.collections);
  const statics = staticFiles(draft, files);
  const redirects = [...draft.redirects, ...hostRedirects({ files, modules, folder, statics: draft.statics })].flatMap(eachName);
  const targets = createTargets({
    draft,
    plan,
    files: new Set(statics.map(({ path }) => path)),
    redirects: new Map(redirects.map(({ from, to }) => [fromAddress(withoutBase(from, draft.baseUrl)), to])),
  });
  const planned = importRedirects({ draft, redirects, ofDocuments: plan.redirects, targets });
  const menus = createMenus(targets);
  const url = draft.repository ?? ownRepository(draft);
  const adapted = adaptDocuments({
    files,
    plan,
    folder,
    aliases: pathAliases({ files, modules, folder }),
    byAddress: targets.byAddress,
    redirected: targets.redirected,
    hasSlash: draft.hasSlash ?? false,
    headingId: draft.headingId,
    hasMathjax: draft.hasMathjax,
    isBook: draft.isBook,
    hasFenceFiles: draft.hasFenceFiles,
    baseUrl: draft.baseUrl,
    repository: url === undefined ? undefined : { url, folder: repository },
  });
  const kept = keptFolder({ draft, plan, adapted, files, out });
  const isKept = kept !== undefined;
  const documents = kept ?? plan.folder;
  const made = makeConfig({
    draft,
    documents,
    plan,
    menus,
    redirects: planned,
    targets,
    out,
    repository,
    hasStatics: statics.length > 0,
    hasMath: draft.hasMath === true || needsMath({ files, folder, repository }),
  });
  const placed = isKept ? [] : [...adapted.notes, ...readmeNotes({ draft, plan, files, out })];
  const linked = adapted.sourceLinks.map((link) => sourceNote(link, isKept));
  const packages = draft.packages.length > 0 ? [] : packageNotes({ files, folder, repository, out });
  const missing = draft.packages.length > 0 ? [] : missingPages({ links: adapted.siteLinks, targets, planned });
  const found = [
    ...packages,
    ...draft.notes,
    ...made.notes,
    ...menus.notes,
    ...planned.notes,
    ...missing,
    ...plan.notes,
    ...placed,
    ...linked,
  ];
  const notes = checkCarried(found, made.config);
  const counts = { documents: plan.documents.length, redirects: Object.keys(planned.redirects).length };
  return {
    tool: draft.tool,
    notes,
    ...counts,
    files: [
      { path: 'gqldocs.config.ts', text: printConfig(made.config, draft.tool) },
      { path: 'import-report.md', text: printReport({ tool: draft.tool, notes, ...counts }) },
      ...(isKept ? [] : adapted.files),
      ...statics.map(({ path, from }) => ({ path: posix.join('content/static', path), from })),
    ],
  };
}

function fromAddress(written: string): string {
  const form = redirectForm(written);
  return form?.endsWith('/*') ? form : plainAddress(written);
}

function sourceNote({ target, url, place }: SourceLink, isKept: boolean): Note {
  const text = `Documents cannot link to ${target}, a file of the repository.`;
  if (isKept) return { kind: 'question', subject: 'Link', text, todo: `Write ${url}.`, place };
  return { kind: 'changed', subject: 'Link', text: `${target} is ${url} now.`, place };
}

/** Packages that read formulas in Markdown. */
const mathPackages =
  /"(?:remark-math|katex|rehype-(?:katex|mathjax)|markdown-it-(?:mathjax3|katex|texmath)|@\w+\/(?:markdown-it|plugin)-katex)"\s*:/;

/** Whether the packages of the site show that documents have formulas. A site without packages of its own has those of its repository. */
function needsMath({ files, folder, repository }: Pick<PlanImportRequest, 'files' | 'folder'> & { readonly repository: string }): boolean {
  const manifest = [folder, repository].map((one) => files.text(posix.join(one, 'package.json'))).find((one) => one !== undefined);
  return mathPackages.test(manifest ?? '');
}

/** That of the organization and the project, as a tool for GitHub names them. */
function ownRepository({ organization, project }: SiteDraft): string | undefined {
  return organization === undefined || project === undefined ? undefined : `https://github.com/${organization}/${project}`;
}

function printConfig(config: object, tool: string): string {
  const lenient =
    '  // Errors by default, and warnings until the first build shows what is left. Delete the lines when it is fixed.\n  checks:';
  const printed = printData(config).replace(/^ {2}checks:(?= \{\s+'(?:link|document|page))/m, lenient);
  return `import { defineConfig } from 'gqldocs';\n\n// Imported from ${tool}. import-report.md says what is different.\nexport default defineConfig(${printed});\n`;
}

/** Static files by their path at the site. Of files with the same path, the last folder's counts. `_redirects` are redirects of the config. */
function staticFiles({ statics, assets }: SiteDraft, files: ProjectFiles): readonly { readonly path: string; readonly from: string }[] {
  const found = new Map<string, string>();
  for (const folder of statics)
    for (const path of filesBelow(files, folder)) if (path !== '_redirects') found.set(path, posix.join(folder, path));
  for (const { from, to } of assets) if (files.exists(from)) found.set(to, from);
  return [...found].map(([path, from]) => ({ path, from }));
}
