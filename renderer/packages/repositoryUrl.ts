import { isRecord, textOf } from './manifest.ts';

/**
 * URL for a browser, without credentials, of the value of `repository`: `owner/name`, `git+https://…`, `git@host:owner/name.git`,
 * `gitlab:owner/name`.
 */
export function repositoryUrl(repository: unknown): string | undefined {
  const written = textOf(repository) ?? (isRecord(repository) ? textOf(repository.url) : undefined);
  if (written === undefined) return undefined;
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(written);
  if (short !== null) return `https://${hosts[short[1] ?? 'github'] ?? 'github.com'}/${short[2]}`;
  const url = written
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?:git|ssh|http):\/\//, 'https://')
    .replace(/^https:\/\/[^/]*@/, 'https://')
    .replace(/(?:\.git)?\/?(?:#.*)?$/, '');
  return URL.canParse(url) && url.startsWith('https://') ? url : undefined;
}

const hosts: Readonly<Record<string, string>> = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };
