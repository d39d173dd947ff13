/** Address of a site on GitHub Pages. */
export interface PagesAddress {
  readonly url: string;
  readonly baseUrl: string;
}

/** Where GitHub Pages publishes the site of a repository. Undefined for other hosts. */
export function githubPages(repository: string): PagesAddress | undefined {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const url = `https://${owner.toLowerCase()}.github.io`;
  return { url, baseUrl: `https://${name.toLowerCase()}` === url ? '/' : `/${name}/` };
}
