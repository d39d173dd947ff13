/** The way to a value in the config: `['navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** As people write it: `navbar.items[2].type`, `checks['link/broken']`. */
export function formatKeyPath(path: KeyPath): string {
  return path.map(formatKey).join('');
}

function formatKey(key: string | number, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)) return `['${key}']`;
  return index === 0 ? key : `.${key}`;
}
