import { setImmediate as whenFree } from 'node:timers/promises';
import type { Sample } from '../../model/sample.ts';
import { type CachedHighlighter, retryWhenReady } from './cachedHighlighter.ts';
import { isCommonLanguage } from './languages.ts';

/**
 * Highlights samples while this thread waits for something else, one at a time, until there are no more or nobody waits any longer.
 * Pages then find them remembered. Never rejects: what fails here fails again where a page wants it.
 */
export async function highlightAhead(highlighter: CachedHighlighter, samples: readonly Sample[], isOver: () => boolean): Promise<void> {
  for (const { code, language } of samples.filter((sample) => isCommonLanguage(sample.language))) {
    await whenFree();
    if (isOver()) return;
    await retryWhenReady(highlighter, () => highlighter.highlight(code, language)).catch(() => undefined);
  }
}
