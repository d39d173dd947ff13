/*
 * Comes with every page, and does nothing until the page is there: then the small behaviours, and when the browser has nothing
 * else to do React and the shell. Whoever uses a control that needs them earlier gets them at once, and the click is repeated
 * when they are ready. What can't be loaded, as without a connection, is tried again at the next use. It imports nothing
 * statically, so that it stays one small file.
 */
start();

function start(): void {
  document.documentElement.dataset.started = '';
  const behaviours = lazy(async () => (await import('./behaviours.ts')).startBehaviours());
  const app = lazy(async () => {
    const [started, { startApp }] = await Promise.all([behaviours.load(), import('./app.tsx')]);
    return startApp(started);
  });

  repeatEarlyClicks('.tab,.search-button', behaviours);
  repeatEarlyClicks('.needs-script', app);
  repeatEarlyKeys(behaviours);
  document.getElementById('site-drawer')?.addEventListener('toggle', () => void app.prepare());
  whenLoaded(async () => {
    await completeLayout();
    await behaviours.prepare();
    whenIdle(() => void app.prepare());
  });
}

/**
 * The first paint has left out what is further down a page of the reference: that is laid out now, a piece at a time, so that nothing
 * has to wait for it. A reader who begins to do something gets all of it at once: places on the page are what they are from then on.
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
  /** For those who only want it to be there: whether it is. */
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

/** Keeps clicks on controls from getting lost that come before what they need. */
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

/** The same for the keys of search, with what is typed behind them. */
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

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
