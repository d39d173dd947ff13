/*
 * Shows an author that `baseUrl` is wrong. Runs at the end of the home page, inline, because with a wrong `baseUrl` no other script loads.
 * It waits for the load event, so nothing flashes on a working site, and looks for marks that only the theme and the start script leave.
 * The page has all texts, hidden:
 *
 * <div id="base-url-banner" hidden data-base-url="/docs/" data-title="Your site did not load properly."
 * data-reason="…" data-current="Configured baseUrl: /docs/" data-suggestion="Suggested baseUrl: {baseUrl}"></div>
 *
 * This script only fills in `{baseUrl}` in `data-suggestion`.
 */
addEventListener('load', () => {
  const banner = document.getElementById('base-url-banner');
  if (banner === null || hasLoaded()) return;
  const { title = '', reason = '', current = '', suggestion = '', baseUrl } = banner.dataset;
  const suggested = suggestBaseUrl(location.pathname);
  const lines = [title, reason, current];
  if (suggested !== baseUrl) lines.push(suggestion.replace('{baseUrl}', () => suggested));
  lines.forEach((line, index) => {
    const paragraph = document.createElement(index === 0 ? 'strong' : 'p');
    paragraph.textContent = line;
    banner.append(paragraph);
  });
  banner.setAttribute('role', 'alert');
  // The stylesheet did not load.
  banner.style.cssText =
    'position:relative;z-index:9999;padding:20px;font:16px/1.5 system-ui,sans-serif;color:#fff;background:#b00020;overflow-wrap:anywhere';
  banner.hidden = false;
  document.body.prepend(banner);
});

function hasLoaded(): boolean {
  const root = document.documentElement;
  return 'started' in root.dataset || getComputedStyle(root).getPropertyValue('--color-background') !== '';
}

/** The home page's own address is the `baseUrl` under which it is served. */
function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/[^/]*\.html$/, '').replace(/\/?$/, '/');
}
