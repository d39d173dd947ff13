/*
 * Part of every page. It does nothing until the page has loaded: then it loads the small behaviors, which say when the router, and React for
 * islands, are needed. A control that is used earlier loads its part at once, and the click is repeated when the part is ready. If loading fails, for
 * example without a connection, the next use tries again. Chromium is an exception: it requests a failed module again only for the next
 * document. This file has no static imports, so it stays small.
 */
start();

function start(): void {
  document.documentElement.dataset.started = '';
  const behaviors = lazy(async () => (await import('./behaviors.ts')).startBehaviors({ loadApp, loadIslands }));
  const app: Lazy<void> = lazy(async () => {
    const [started, { startApp }] = await Promise.all([behaviors.load(), import('./app.ts')]);
    startApp(started);
  });
  const islands: Lazy<void> = lazy(async () => (await behaviors.load()).startIslands());
  const loadApp = (): void => void app.prepare();
  const loadIslands = (): void => void islands.prepare();

  repeatEarlyClicks('.tab,.search-button,.theme-switch,.announcement button', behaviors);
  repeatEarlyClicks('.drawer-back', app);
  repeatEarlyKeys(behaviors);
  repeatEarlyUse(loadIslands);
  document.getElementById('site-drawer')?.addEventListener('toggle', loadApp);
  whenLoaded(async () => {
    await completeLayout();
    await behaviors.prepare();
  });
}

/**
 * The first paint omits the lower parts of a long reference page. This lays them out in small steps, so that the page stays responsive.
 * When the reader interacts, the rest is laid out immediately, so that positions on the page no longer change.
 */
async function completeLayout(): Promise<void> {
  const root = document.documentElement;
  const mayWait = (): boolean => 'fresh' in root.dataset && !document.hidden;
  const complete = (): void => {
    delete root.dataset.fresh;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, complete, { once: true, capture: true });
  const parts = [...document.querySelectorAll<HTMLElement>('.api > section, .member')];
  while (mayWait() && parts.length > 0) {
    for (const part of parts.splice(0, 3)) part.style.contentVisibility = 'visible';
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  complete();
}

/** Something that is made when it is first used, and once. When that fails, the next use tries again. */
interface Lazy<T> {
  readonly load: () => Promise<T>;
  /** Loads it without using it. The result says whether it could be loaded. */
  readonly prepare: () => Promise<boolean>;
  readonly isReady: () => boolean;
}

function lazy<T>(make: () => Promise<T>): Lazy<T> {
  let isReady = false;
  let promise: Promise<T> | undefined;
  const load = (): Promise<T> => {
    promise ??= make().then(
      (value) => {
        isReady = true;
        return value;
      },
      (error: unknown) => {
        promise = undefined;
        throw error;
      },
    );
    return promise;
  };
  const prepare = (): Promise<boolean> =>
    load().then(
      () => true,
      () => false,
    );
  return { load, prepare, isReady: () => isReady };
}

/** Repeats clicks on controls that came before their script was loaded. */
function repeatEarlyClicks(selector: string, part: Lazy<unknown>): void {
  document.addEventListener(
    'click',
    async ({ target }) => {
      const control = target instanceof Element ? target.closest(selector) : null;
      if (!(control instanceof HTMLElement) || part.isReady()) return;
      if (await part.prepare()) control.click();
    },
    true,
  );
}

/** The same for the keys of search, with the text that is typed after them. */
function repeatEarlyKeys(part: Lazy<unknown>): void {
  const kept: KeyboardEvent[] = [];
  const onKey = async (event: KeyboardEvent): Promise<void> => {
    const isFirst = kept.length === 0;
    if (part.isReady() || !(isFirst ? isSearchKey(event) : isText(event))) return;
    kept.push(event);
    event.preventDefault();
    event.stopPropagation();
    if (!isFirst) return;
    const isReady = await part.prepare();
    for (const one of kept.splice(0)) if (isReady) (one.target ?? document).dispatchEvent(new KeyboardEvent('keydown', one));
  };
  addEventListener('keydown', onKey, true);
}

/**
 * Repeats what a reader does with an island before it is hydrated, in order. Each island is hydrated on its own: `createIslands` then
 * removes its address and sends it the event `hydrated`. Links need no script. Events that another listener has handled are left alone.
 */
function repeatEarlyUse(loadIslands: () => void): void {
  const onUse = (event: Event): void => {
    const { type, target } = event;
    const island = target instanceof HTMLElement && !target.closest('a') && target.closest('.island[data-island]');
    if (!island || event.defaultPrevented) return;
    if (type === 'click') event.preventDefault();
    const typed = event instanceof InputEvent && 'value' in target && target.value;
    const repeat = (): void => {
      if (typed !== false) {
        // React ignores an event when the field's own setter was the last to set the value.
        Reflect.set(target, 'value', '');
        Reflect.set(Object.getPrototypeOf(target), 'value', typed, target);
      }
      target.dispatchEvent(Reflect.construct(event.constructor, [type, event]));
    };
    island.addEventListener('hydrated', repeat, { once: true });
    loadIslands();
  };
  for (const type of ['click', 'keydown', 'input', 'change']) addEventListener(type, onUse);
}

function isText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Backspace' || key === 'Escape');
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !altKey && !isTyping && areKeysOn();
}

/** Storage may be closed to us. What is read elsewhere is not imported: this file is to be the only one. */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem('shortcuts') !== 'off';
  } catch {
    return true;
  }
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => setTimeout(callback), { once: true });
}
