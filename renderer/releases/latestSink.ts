import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sink } from '../model/report.ts';
import type { ReleasePages } from './readReleases.ts';

interface LatestSinkRequest {
  /** Takes the files of the newest release. */
  readonly sink: Sink;
  /** Absolute folder of the newest release until now. */
  readonly folder: string;
  /** Its pages. */
  readonly pages: ReleasePages;
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
      for (const path of pages.files.filter((file) => !paths.has(file))) {
        const href = pages.own.get(path);
        await sink.write({ path, contents: href === undefined ? await readFile(join(folder, path)) : redirect(href) });
      }
      await sink.publish();
    },
  };
}
