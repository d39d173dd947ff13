import { join } from 'node:path';
import { readRegularText } from './readRegularFile.ts';
import { repositoryUrl } from './repositoryUrl.ts';

/** Address for a browser of the remote `origin` of a checkout, from Git's own file; Git itself isn't run. */
export function readOrigin(checkout: string): string | undefined {
  try {
    const config = readRegularText(join(checkout, '.git', 'config')) ?? '';
    const section = /^\s*\[remote "origin"\]\s*$([^[]*)/m.exec(config)?.[1] ?? '';
    return repositoryUrl(/^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1]);
  } catch {
    return undefined;
  }
}
