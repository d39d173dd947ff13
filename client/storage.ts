/** Everything that is kept in the reader's browser. */
export type StorageKey = 'theme' | 'announcement' | 'shortcuts' | 'wrap' | 'search.recent' | `docs-version.${string}` | `tabs.${string}`;

/** What is kept under the key; `null` also when the browser doesn't let us look. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or not, when the browser doesn't let us: nothing may depend on it. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full or blocked storage: the choice holds for this page only.
  }
}
