import { setImmediate as whenFree } from 'node:timers/promises';
import type { Sample } from '../../model/sample.ts';
import { type CachedHighlighter, retryWhenReady } from './cachedHighlighter.ts';
import { isCommonLanguage } from './languages.ts';

/** About as many as are highlighted in the time that another thread takes to load an engine. */
const usualRest = 300;

/**
 * Highlights samples while this thread waits for something else, one at a time, until there are no more, or too many of them when nobody
 * waits any longer: a few are done here sooner than in threads that would each load an engine for them. Pages then find them remembered.
 * Never rejects: what fails here fails again where a page wants it.
 */
export async function highlightAhead(highlighter: CachedHighlighter, samples: readonly Sample[], isOver: () => boolean): Promise<void> {
  const wanted = samples.filter((sample) => isCommonLanguage(sample.language));
  for (const [index, { code, language }] of wanted.entries()) {
    await whenFree();
    if (isOver() && wanted.length - index > usualRest) return;
    await retryWhenReady(highlighter, () => highlighter.highlight(code, language)).catch(() => undefined);
  }
}
