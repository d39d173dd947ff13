/** Whether a subpath of a package (`./icons/star`) fits a pattern of `exports` (`./icons/*`). Patterns have a star. */
export function fitsSubpath(subpath: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after !== undefined && subpath.length > before.length + after.length && subpath.startsWith(before) && subpath.endsWith(after);
}
