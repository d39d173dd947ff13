/** A reader's storage, with what is kept in it. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string): string | null => values.get(key) ?? null,
    setItem: (key: string, value: string): void => void values.set(key, value),
  };
}
