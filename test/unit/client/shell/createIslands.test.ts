import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIslands } from '../../../../client/shell/createIslands.tsx';
import type { ClientMessages } from '../../../../renderer/model/clientMessages.ts';

/** An element whose component would note that its module ran. */
class FakeElement extends EventTarget {
  readonly isConnected = true;
  readonly dataset: { island?: string };
  constructor(island: string) {
    super();
    this.dataset = { island };
  }
  removeAttribute(): void {
    delete this.dataset.island;
  }
}

const ran: string[] = [];
beforeEach(() => {
  ran.length = 0;
  vi.stubGlobal('islandRan', (name: string) => ran.push(name));
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('location', new URL('https://site.example/docs/'));
});
afterEach(() => vi.unstubAllGlobals());

/** Hydrates the last of these islands, which is the only one that is seen. */
async function hydrate(...elements: readonly FakeElement[]): Promise<void> {
  const last = elements.at(-1);
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly targets: FakeElement[] = [];
      readonly onSeen: (entries: readonly object[], self: object) => void;
      constructor(onSeen: (entries: readonly object[], self: object) => void) {
        this.onSeen = onSeen;
      }
      observe(target: FakeElement): void {
        this.targets.push(target);
        if (target !== last) return;
        const entries = this.targets.map((one) => ({ target: one, isIntersecting: one === last }));
        this.onSeen(entries, { unobserve: () => undefined });
      }
    },
  );
  createIslands({} as ClientMessages).refresh();
  await vi.waitFor(() => expect(last?.dataset.island).toBeUndefined());
}

it('runs no module of another origin', async () => {
  await hydrate(new FakeElement('data:text/javascript,islandRan("island")'));
  expect(ran).toEqual([]);
});

it('hydrates what is seen, after islands that are not', async () => {
  const [above, seen] = [new FakeElement('data:,above'), new FakeElement('data:,seen')];
  await hydrate(above, seen);
  expect([above.dataset.island, seen.dataset.island]).toEqual(['data:,above', undefined]);
});
