import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface Islands {
  /** Hydrates the islands of content that has just come, each when it is seen, and ends those whose content has gone. */
  readonly refresh: () => void;
}

type Properties = Readonly<Record<string, unknown>>;

/** Interactive components inside of content: `<div class="island" data-island="/assets/Counter.js" data-export="default" data-props="{…}">`. */
export function createIslands(messages: ClientMessages): Islands {
  const roots = new Map<HTMLElement, Root>();
  let observer: IntersectionObserver | undefined;

  async function hydrate(element: HTMLElement): Promise<void> {
    const Component = await importComponent(element);
    // The page may have been refreshed in the meantime, and the island seen once more.
    if (element.dataset.island === undefined) return;
    // From here on `start.ts` keeps no more events for it.
    element.removeAttribute('data-island');
    if (!Component || !element.isConnected) return;
    const properties = JSON.parse(element.dataset.props ?? '{}') as Properties;
    const island = (
      <ErrorBoundary messages={messages}>
        <Component {...properties} />
      </ErrorBoundary>
    );
    // Synchronously, with its effects, so that the repeated events find its listeners.
    flushSync(() => roots.set(element, hydrateRoot(element, island, { onCaughtError: () => {} })));
    element.dispatchEvent(new Event('hydrated'));
  }

  return {
    refresh: () => {
      const onSeen: IntersectionObserverCallback = (entries, self) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          self.unobserve(target);
          void hydrate(target);
        }
      };
      for (const [element, root] of roots) {
        if (element.isConnected) continue;
        roots.delete(element);
        root.unmount();
      }
      observer?.disconnect();
      observer = new IntersectionObserver(onSeen, { rootMargin: '200px' });
      for (const element of document.querySelectorAll('.island[data-island]')) observer.observe(element);
    },
  };
}

/** A module that can't be loaded leaves the island as the build rendered it. */
async function importComponent({ dataset }: HTMLElement): Promise<ComponentType<Properties> | undefined> {
  const address = new URL(dataset.island ?? '', location.href);
  if (address.origin !== location.origin) return undefined;
  try {
    const module = (await import(address.href)) as Record<string, unknown>;
    const component = module[dataset.export ?? 'default'];
    return typeof component === 'function' ? (component as ComponentType<Properties>) : undefined;
  } catch {
    return undefined;
  }
}
