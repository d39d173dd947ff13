import { get, getItems, getText, unwrap, type Value } from '../values/value.ts';
import { programFile } from './projectFiles.ts';
import type { SiteDraft } from './siteDraft.ts';
import type { ToolRequest } from './toolRequest.ts';

/** The config of Next.js, which tools wrap. Undefined for a project without one. */
export function loadNextConfig({ files, modules, folder }: Pick<ToolRequest, 'files' | 'modules' | 'folder'>): Value | undefined {
  const file = programFile(files, folder, 'next.config');
  const value = file === undefined ? undefined : modules.load(file);
  return value === undefined ? undefined : unwrap(value);
}

/** Redirects of a config of Next.js: a list that a function returns. */
export function nextRedirects(config: Value | undefined): SiteDraft['redirects'] {
  const value = get(config, 'redirects');
  return getItems(value).flatMap((one) => {
    const [from, to] = [getText(one, 'source'), getText(one, 'destination')];
    return from === undefined || to === undefined ? [] : [{ from, to, place: one.place }];
  });
}

/** What the outermost layout says about the site. */
export function nextMetadata({ files, modules, folder }: Pick<ToolRequest, 'files' | 'modules' | 'folder'>): {
  readonly title: string | undefined;
  readonly description: string | undefined;
} {
  const layouts = ['app/layout', 'src/app/layout', 'app/[lang]/layout', 'src/app/[lang]/layout'];
  const file = layouts.map((name) => programFile(files, folder, name)).find((one) => one !== undefined);
  const value = file === undefined ? undefined : modules.loadExport(file, 'metadata');
  return { title: getText(value, 'title', 'default') ?? getText(value, 'title'), description: getText(value, 'description') };
}
