import { posix } from 'node:path';
import type { Note } from '../../../renderer/import/draft/siteDraft.ts';
import { planImport } from '../../../renderer/import/planImport.ts';
import { recognize } from '../../../renderer/import/tools/recognize.ts';
import type { ProjectFiles } from '../../../renderer/import/values/evaluation.ts';
import { createModules } from '../../../renderer/import/values/modules.ts';

/** Files in memory, by their paths below `/site`. */
export function memoryProject(files: Readonly<Record<string, string>>): ProjectFiles {
  const byPath = new Map(Object.entries(files).map(([path, text]) => [posix.join('/site', path), text]));
  return {
    text: (path) => byPath.get(path),
    exists: (path) => byPath.has(path),
    shown: (path) => posix.relative('/site', path) || '.',
    list: (folder) => {
      const prefix = `${folder}/`;
      const inside = [...byPath.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
      const names = [...new Set(inside.map((path) => path.split('/')[0] ?? ''))].toSorted();
      return names.map((name) => ({ name, kind: inside.includes(name) ? 'file' : 'folder' }));
    },
  };
}

export interface ImportedInMemory {
  readonly config: string;
  /** Texts of the new site, and for copies the path of the source. */
  readonly files: Readonly<Record<string, string>>;
  readonly notes: readonly Note[];
}

/** Imports a site of files in memory. */
export function importOf(written: Readonly<Record<string, string>>, out = '/new'): ImportedInMemory {
  const files = memoryProject(written);
  const site = recognize(files, '/site');
  if (site === undefined) throw new Error('The site was not recognized.');
  const modules = createModules(files, { year: 2026 });
  const draft = site.read({ files, modules, ...site });
  const planned = planImport({ draft, files, modules, folder: site.folder, repository: '/site', out });
  const texts = Object.fromEntries(planned.files.map((file) => [file.path, 'text' in file ? file.text : file.from]));
  return { config: texts['gqldocs.config.ts'] ?? '', files: texts, notes: planned.notes };
}

/** Questions of an import, as `subject: text`. */
export function questionsOf({ notes }: Pick<ImportedInMemory, 'notes'>): readonly string[] {
  return notes.filter(({ kind }) => kind === 'question').map(({ subject, text }) => `${subject}: ${text}`);
}
