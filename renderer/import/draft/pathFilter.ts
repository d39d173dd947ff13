/** Longer patterns, or more of them, are not written by hand. */
const limits = { patterns: 200, length: 300 } as const;

/** Whether a path matches one of the patterns to include, if there are any, and none to exclude. Patterns are those of globs. */
export function createPathFilter({
  include,
  exclude,
}: {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}): (path: string) => boolean {
  const included = include.slice(0, limits.patterns).map(toPattern);
  const excluded = exclude.slice(0, limits.patterns).map(toPattern);
  return (path) => (included.length === 0 || included.some((one) => one.test(path))) && !excluded.some((one) => one.test(path));
}

/** `**` is any folders, `*` any part of a name, `{a,b}` either; `!(…)` is not known and matches nothing. */
function toPattern(glob: string): RegExp {
  const plain = glob.replace(/^\.\//, '');
  if (plain.length > limits.length) return /(?!)/;
  const source = [...plain.matchAll(/\*\*\/|\*\*|\*|\?|\{|\}|,|[^*?{},]+/g)].map(([part]) => {
    if (part === '**/') return '(?:[^/]*/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '{') return '(?:';
    if (part === '}') return ')';
    return part === ',' ? '|' : part.replace(/[.+^$()|[\]\\]/g, '\\$&');
  });
  try {
    return new RegExp(`^${source.join('')}$`);
  } catch {
    return /(?!)/;
  }
}
