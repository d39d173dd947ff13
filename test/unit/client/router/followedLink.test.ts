import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followedLink } from '../../../../client/router/followedLink.ts';

const origin = 'https://site.example';

class FakeElement {
  readonly link: FakeAnchor | null;
  constructor(link: FakeAnchor | null = null) {
    this.link = link;
  }
  closest(): FakeElement | null {
    return this.link;
  }
}

class FakeAnchor extends FakeElement {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  constructor(href: string, { target = '', isDownload = false } = {}) {
    super();
    this.href = new URL(href, origin).href;
    this.target = target;
    this.isDownload = isDownload;
  }
  hasAttribute(name: string): boolean {
    return name === 'download' && this.isDownload;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLAnchorElement', FakeAnchor);
  vi.stubGlobal('location', new URL('/docs/here', origin));
});
afterEach(() => vi.unstubAllGlobals());

/** The page that a click on something within a link opens in place. */
function opened(link: FakeAnchor | null, event: Partial<MouseEvent> = {}): string | undefined {
  const target = new FakeElement(link);
  return followedLink({ button: 0, defaultPrevented: false, ...event, target } as unknown as MouseEvent, '/docs/')?.href;
}

it('a plain click opens a page of the site in place', () => {
  expect(opened(new FakeAnchor('/docs/a/index.html#part'))).toBe('/a');
  expect(opened(new FakeAnchor('/docs/a', { target: '_self' }))).toBe('/a');
});

it.each<readonly [title: string, event: Partial<MouseEvent>]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of another button', { button: 1 }],
  ['that another listener has handled', { defaultPrevented: true }],
])('the browser handles a click %s', (_title, event) => {
  expect(opened(new FakeAnchor('/docs/a'), event)).toBeUndefined();
});

it.each<readonly [title: string, link: FakeAnchor | null]>([
  ['to another origin', new FakeAnchor('https://other.example/docs/a')],
  ['to a page of another site on the host', new FakeAnchor('/a')],
  ['to a file', new FakeAnchor('/docs/data.json')],
  ['to a new tab', new FakeAnchor('/docs/a', { target: '_blank' })],
  ['to a download', new FakeAnchor('/docs/a', { isDownload: true })],
  ['to nothing', null],
])('the browser handles a link %s', (_title, link) => {
  expect(opened(link)).toBeUndefined();
});
