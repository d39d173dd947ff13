import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sink } from '../../model/report.ts';
import { isPlainPage, pageAddress } from './listPages.ts';

interface LatestSinkRequest {
  /** Takes the files of the newest release. */
  readonly sink: Sink;
  /** Absolute folder of the newest release until now. */
  readonly folder: string;
  /** Its pages. */
  readonly pages: readonly string[];
  /** A page that goes to a page of the release that was the newest until now: `/api/class/A`. */
  readonly redirect: (href: string) => string;
}

/** A sink that keeps the addresses of pages that the newest release no longer has: they go to the newest release that has the page. */
export function createLatestSink({ sink, folder, pages, redirect }: LatestSinkRequest): Sink {
  const paths = new Set<string>();
  const { copy } = sink;
  return {
    ...sink,
    ...(copy && {
      copy: (path: string, from: string) => {
        paths.add(path);
        return copy(path, from);
      },
    }),
    keep: (path, hash) => {
      paths.add(path);
      sink.keep(path, hash);
    },
    write: (file) => {
      paths.add(file.path);
      return sink.write(file);
    },
    publish: async () => {
      for (const path of pages.filter((file) => !paths.has(file))) {
        const html = await readFile(join(folder, path), 'utf8');
        await sink.write({ path, contents: isPlainPage(html) ? html : redirect(pageAddress(path)) });
      }
      await sink.publish();
    },
  };
}
