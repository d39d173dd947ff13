import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryUrl } from './repositoryUrl.ts';

/** Address for a browser of the remote `origin` of a checkout, from Git's own file; Git itself isn't run. */
export function readOrigin(checkout: string): string | undefined {
  try {
    const config = readFileSync(join(checkout, '.git', 'config'), 'utf8');
    const section = /^\s*\[remote "origin"\]\s*$([^[]*)/m.exec(config)?.[1] ?? '';
    return repositoryUrl(/^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1]);
  } catch {
    return undefined;
  }
}
