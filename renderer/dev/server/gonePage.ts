import { closest } from '../../diagnostics/closest.ts';
import type { GonePage } from '../../model/live.ts';
import { fileText } from '../../model/page.ts';
import { withBase } from '../../model/withBase.ts';
import type { WatchedSite } from '../watch/watchSite.ts';

interface GonePageRequest {
  /** Data file of the page that no longer exists. */
  readonly path: string;
  /** Data files of pages that are new or changed. */
  readonly changed: readonly string[];
  /** The output now. */
  readonly files: ReturnType<WatchedSite['files']>;
  readonly baseUrl: string;
}

/** Finds pages that readers of a removed page can go on from: it was probably renamed, or its folder still exists. */
export function gonePage({ path, changed, files, baseUrl }: GonePageRequest): GonePage {
  const renamed = closest(path, changed);
  const paths = [...(renamed === undefined ? [] : [renamed]), ...parentsOf(path)].filter((one) => files.has(one));
  const links = [...new Set(paths)].map((one) => ({ label: titleOf(files.get(one)), href: withBase(baseUrl, hrefOfData(one)) }));
  return { href: hrefOfData(path), links };
}

/** Address of a page by its data file: `/docs/guide` for `docs/guide/index.json`. */
export function hrefOfData(path: string): string {
  return `/${path.replace(/\/?index\.json$/, '')}`;
}

/** From the nearest to the home page: `docs/index.json`, `index.json` for `docs/guide/index.json`. */
function parentsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -2);
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/index.json`), 'index.json'];
}

function titleOf(data: Parameters<typeof fileText>[0] | undefined): string {
  const { title } = JSON.parse(data === undefined ? '{}' : fileText(data)) as { readonly title?: string };
  return title ?? '';
}
