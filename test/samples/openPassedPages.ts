import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remembers the pages whose samples passed. */
export interface PassedPages {
  /** Whether the page passed as it is, with all that its samples depend on as it is now. */
  readonly has: (page: Page) => boolean;
  readonly add: (page: Page) => void;
}

export interface Page {
  readonly name: string;
  readonly text: string;
}

interface PassedPagesRequest {
  /** Absolute folder, which has a file for each page. */
  readonly folder: string;
  /** What all samples depend on: the lockfile, the version of Node.js. */
  readonly dependencies: readonly string[];
}

export function openPassedPages({ folder, dependencies }: PassedPagesRequest): PassedPages {
  const fileOf = ({ name }: Page): string => join(folder, `${name}.txt`);
  const hashOf = ({ text }: Page): string =>
    createHash('sha256')
      .update(JSON.stringify([text, ...dependencies]))
      .digest('base64url');
  return {
    has: (page) => existsSync(fileOf(page)) && readFileSync(fileOf(page), 'utf8') === hashOf(page),
    add: (page) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(page), hashOf(page));
    },
  };
}
