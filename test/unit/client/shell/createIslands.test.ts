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

/** Islands that are seen at once. */
async function hydrate(element: FakeElement): Promise<void> {
  vi.stubGlobal('document', { querySelectorAll: () => [element] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly onSeen: (entries: readonly object[], self: object) => void;
      constructor(onSeen: (entries: readonly object[], self: object) => void) {
        this.onSeen = onSeen;
      }
      observe(target: FakeElement): void {
        this.onSeen([{ target, isIntersecting: true }], { unobserve: () => undefined });
      }
    },
  );
  createIslands({} as ClientMessages).refresh();
  await vi.waitFor(() => expect(element.dataset.island).toBeUndefined());
}

it('runs no module of another origin', async () => {
  await hydrate(new FakeElement('data:text/javascript,islandRan("island")'));
  expect(ran).toEqual([]);
});
