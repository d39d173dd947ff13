import { posix } from 'node:path';
import { lineAt } from '../../model/lineAt.ts';
import type { Modules, ProjectFiles } from '../values/evaluation.ts';
import { get, getItems, getText } from '../values/value.ts';
import type { DraftRedirect } from './siteDraft.ts';

interface HostRequest {
  readonly files: ProjectFiles;
  readonly modules: Modules;
  readonly folder: string;
  readonly statics: readonly string[];
}

/** Redirects that the host of a site reads: `_redirects`, `netlify.toml` and `vercel.json`. */
export function hostRedirects({ files, modules, folder, statics }: HostRequest): readonly DraftRedirect[] {
  const lists = [...statics, folder].map((one) => posix.join(one, '_redirects'));
  return [
    ...lists.flatMap((file) => listed(files, file)),
    ...netlify(files, posix.join(folder, 'netlify.toml')),
    ...vercel({ modules, files }, posix.join(folder, 'vercel.json')),
  ];
}

/**
 * One redirect for each of the names that a pattern lists: `/:page(a|b)` to `/docs/:page` is `/a` to `/docs/a`, and the same for `b`. A pattern
 * with names that may be missing or repeated, as in `/:page(a|b)?`, stays as it is written.
 */
export function eachName(redirect: DraftRedirect): readonly DraftRedirect[] {
  let all: readonly DraftRedirect[] = [redirect];
  if (/\)[?*+]/.test(redirect.from)) return all;
  for (;;) {
    const [group = '', name, list = ''] = listedNames.exec(all[0]?.from ?? '') ?? [];
    if (group === '') return all;
    const names = list.split('|');
    if (all.length * names.length > mostNames) return [redirect];
    const inTarget = new RegExp(`:${name}(?!\\w)`, 'g');
    all = all.flatMap(({ from, to, place }) =>
      names.map((one) => ({ from: from.replace(group, one), to: name === undefined ? to : to.replace(inTarget, one), place })),
    );
  }
}

const listedNames = /(?::(\w+))?\(([\w-]+(?:\|[\w-]+)+)\)/;

/** Patterns that mean more addresses are questions. */
const mostNames = 100;

function listed(files: ProjectFiles, file: string): readonly DraftRedirect[] {
  return (files.text(file) ?? '').split('\n').flatMap((line, index) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    const isRedirect = from.startsWith('/') && to !== '' && /^30\d!?$/.test(status);
    return isRedirect ? [{ from, to, place: { file: files.shown(file), line: index + 1 } }] : [];
  });
}

function netlify(files: ProjectFiles, file: string): readonly DraftRedirect[] {
  const text = files.text(file) ?? '';
  const blocks = [...text.matchAll(/^[ \t]*\[\[redirects\]\]([\s\S]*?)(?=^[ \t]*\[|(?![\s\S]))/gm)];
  return blocks.flatMap((block) => {
    const value = (key: string): string | undefined =>
      new RegExp(`^\\s*${key}\\s*=\\s*["']?([^"'\\n]+)["']?`, 'm').exec(block[1] ?? '')?.[1]?.trim();
    const [from, to, status = '301'] = [value('from'), value('to'), value('status')];
    const line = lineAt(text, block.index);
    return from === undefined || to === undefined || !status.startsWith('30')
      ? []
      : [{ from, to, place: { file: files.shown(file), line } }];
  });
}

function vercel({ modules, files }: Pick<HostRequest, 'modules' | 'files'>, file: string): readonly DraftRedirect[] {
  if (files.text(file) === undefined) return [];
  return getItems(get(modules.load(file), 'redirects')).flatMap((one) => {
    const [from, to] = [getText(one, 'source'), getText(one, 'destination')];
    return from === undefined || to === undefined ? [] : [{ from, to, place: one.place }];
  });
}
