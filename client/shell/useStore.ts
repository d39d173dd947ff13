import { useSyncExternalStore } from 'react';
import type { Store } from '../store.ts';

/** A store's value; while hydrating, the value that the page was built with. */
export function useStore<T>(store: Store<T>, built: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => built);
}
