const filter = /(?<!\S)version:(\S*)/i;

/** The version that a query is limited to, without a `v`; `''` for none. */
export function versionIn(query: string): string {
  const [, version = ''] = filter.exec(query) ?? [];
  return version.toLowerCase().replace(/^v(?=\d)/, '');
}

/** Replaces the version that a query is limited to. `''` removes the limit. */
export function withVersion(query: string, version: string): string {
  const rest = query.replace(filter, ' ').replace(/\s+/g, ' ').trim();
  return version === '' ? rest : `version:${version} ${rest}`;
}
