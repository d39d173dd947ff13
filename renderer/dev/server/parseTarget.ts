/**
 * The parsed target of a request. It is split and decoded once, here, and later code never sees the raw text. Targets that browsers do not
 * send (other forms than a path, encoded separators, `..`, control characters, invalid escapes) are refused, not repaired.
 */
type Target =
  /** Names below the base URL; none for the site's home. `query` begins with `?` or is empty. */
  | { readonly kind: 'path'; readonly names: readonly string[]; readonly hasSlash: boolean; readonly query: string }
  /** Outside of the base URL. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'bad' };

/** Parses the target of a request to a site below a base URL. */
export function parseTarget(target: string, baseUrl: string): Target {
  const [path = '', ...rest] = target.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (!path.startsWith('/') || /[#\\]/.test(path) || !isPrintable(target)) return { kind: 'bad' };
  if (baseUrl !== '/' && (path === '/' || `${path}/` === baseUrl)) return { kind: 'redirect', location: baseUrl + query };
  const names = decodeNames(path);
  if (names === undefined) return { kind: 'bad' };
  const base = baseUrl.split('/').filter((name) => name !== '');
  if (base.some((name, index) => names[index] !== name)) return { kind: 'outside' };
  return { kind: 'path', names: names.slice(base.length), hasSlash: path.endsWith('/'), query };
}

/** The address of a path below the base URL, as browsers write it. */
export function formatTarget(request: { readonly names: readonly string[]; readonly baseUrl: string; readonly query: string }): string {
  return request.baseUrl + request.names.map(encodeURIComponent).join('/') + request.query;
}

function decodeNames(path: string): readonly string[] | undefined {
  const raw = path.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  const names = raw.map(decodeName);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function decodeName(raw: string): string | undefined {
  try {
    const name = decodeURIComponent(raw);
    const isOdd = name === '' || name === '.' || name === '..' || /[/\\]/.test(name) || !isPrintable(name);
    return isOdd ? undefined : name;
  } catch {
    return undefined;
  }
}

function isPrintable(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}
