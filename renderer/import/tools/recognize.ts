import { posix } from 'node:path';
import { firstFile, programFile } from '../draft/projectFiles.ts';
import type { SiteDraft } from '../draft/siteDraft.ts';
import type { ToolRequest } from '../draft/toolRequest.ts';
import type { ProjectFiles } from '../values/evaluation.ts';
import { astroCollections } from './astro/astroCollections.ts';
import { readAstro } from './astro/readAstro.ts';
import { readDocusaurus } from './docusaurus/readDocusaurus.ts';
import { readFumadocs } from './fumadocs/readFumadocs.ts';
import { readMdbook, summaryOf } from './mdbook/readMdbook.ts';
import { readNextra } from './nextra/readNextra.ts';
import { readRspress } from './rspress/readRspress.ts';
import { readSolidbase } from './solidbase/readSolidbase.ts';
import { readStarlight } from './starlight/readStarlight.ts';
import { readTanstack } from './tanstack/readTanstack.ts';
import { readTypedoc } from './typedoc/readTypedoc.ts';
import { readVitepress } from './vitepress/readVitepress.ts';

/** A site of a tool that can be imported. */
interface Recognized extends Pick<ToolRequest, 'folder' | 'configFile'> {
  readonly read: (request: ToolRequest) => SiteDraft;
}

interface Tool {
  readonly configOf: (files: ProjectFiles, folder: string) => string | undefined;
  readonly read: (request: ToolRequest) => SiteDraft;
}

/** In the order in which they are looked for. TypeDoc comes last: sites of the others use it, too. */
const tools: readonly Tool[] = [
  { configOf: (files, folder) => programFile(files, folder, 'docusaurus.config'), read: readDocusaurus },
  {
    configOf: (files, folder) => programFile(files, folder, '.vitepress/config') ?? programFile(files, folder, '.vitepress/config/index'),
    read: readVitepress,
  },
  {
    configOf: (files, folder) => withText(files, programFile(files, folder, 'astro.config'), /starlight/),
    read: readStarlight,
  },
  {
    configOf: (files, folder) => withText(files, programFile(files, folder, 'next.config'), /nextra/),
    read: readNextra,
  },
  { configOf: (files, folder) => programFile(files, folder, 'source.config'), read: readFumadocs },
  {
    configOf: (files, folder) =>
      programFile(files, folder, 'rspress.config') ?? withText(files, programFile(files, folder, 'rstack.config'), /\bdefine\.doc\(/),
    read: readRspress,
  },
  {
    configOf: (files, folder) =>
      ['vite.config', 'app.config']
        .map((name) => withText(files, programFile(files, folder, name), /solidbase/i))
        .find((one) => one !== undefined),
    read: readSolidbase,
  },
  {
    configOf: (files, folder) => withText(files, firstFile(files, folder, ['config.json']), /tanstack-docs-config|"sections"[\s\S]*"to"/),
    read: readTanstack,
  },
  {
    configOf: (files, folder) =>
      summaryOf(files, folder) === undefined ? undefined : (firstFile(files, folder, ['book.toml']) ?? summaryOf(files, folder)),
    read: readMdbook,
  },
  { configOf: astroConfig, read: readAstro },
  { configOf: typedocConfig, read: readTypedoc },
];

/** Folders that sites are in within a repository. */
const usual = ['', 'apps/', 'packages/'].flatMap((parent) =>
  ['docs', 'website', 'site', 'www', 'documentation'].map((name) => parent + name),
);

/** The site in a folder, or in the first usual folder below it that has one. */
export function recognize(files: ProjectFiles, folder: string): Recognized | undefined {
  const folders = [folder, ...usual.map((name) => posix.join(folder, name))];
  // A repository may have a `typedoc.json` next to the folder of its site.
  for (const some of [tools.slice(0, -1), tools.slice(-1)]) {
    for (const one of folders) {
      for (const { configOf, read } of some) {
        const configFile = configOf(files, one);
        if (configFile !== undefined) return { folder: one, configFile, read };
      }
    }
  }
  return undefined;
}

function withText(files: ProjectFiles, file: string | undefined, pattern: RegExp): string | undefined {
  return file !== undefined && pattern.test(files.text(file) ?? '') ? file : undefined;
}

/** Pages that are programs alone are nothing to import. */
function astroConfig(files: ProjectFiles, folder: string): string | undefined {
  const config = programFile(files, folder, 'astro.config');
  return config !== undefined && astroCollections(files, folder).some(({ route }) => route !== undefined) ? config : undefined;
}

function typedocConfig(files: ProjectFiles, folder: string): string | undefined {
  const own =
    firstFile(
      files,
      folder,
      ['', '.config/'].flatMap((within) =>
        ['typedoc', 'typedoc.config'].flatMap((name) => [`${within}${name}.json`, `${within}${name}.jsonc`]),
      ),
    ) ??
    programFile(files, folder, 'typedoc.config') ??
    programFile(files, folder, 'typedoc');
  return (
    own ??
    withText(files, firstFile(files, folder, ['package.json']), /"typedocOptions"/) ??
    withText(files, firstFile(files, folder, ['tsconfig.json']), /"typedocOptions"/)
  );
}
