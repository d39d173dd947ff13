/**
 * Relative paths that a Markdown text may link to, decoded and without queries and anchors, sorted. Patterns find them, so the list may
 * include paths that are no links, such as those in code. That is enough to ask which of them exist.
 */
export function textTargets(text: string): readonly string[] {
  const written = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
  const paths = written
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target))
    .map((target) => decode(target.replace(/[?#].*$/s, '')));
  return [...new Set(paths)].filter((path) => path !== '' && !path.includes('\0')).toSorted();
}

const patterns = [/\]\(\s*<?([^)>\s]+)/g, /^ {0,3}\[[^\]]+\]:\s*<?([^>\s]+)/gm, /\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
