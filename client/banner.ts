/*
 * Tells whoever has just published the site that `baseUrl` is wrong. Runs at the end of the home page, inline, because with a wrong
 * `baseUrl` no other script arrives. It waits for the load event, so there is no flash when all is well, and looks for what only
 * the theme and the start script leave behind. The page carries, hidden, all that is to be said:
 *
 *     <div id="base-url-banner" hidden data-base-url="/docs/" data-title="Your site did not load properly."
 *       data-reason="…" data-current="Configured baseUrl: /docs/" data-suggestion="Suggested baseUrl: {baseUrl}"></div>
 *
 * Only `{baseUrl}` in `data-suggestion` is left for this script to fill in.
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
  // There is no stylesheet to rely on.
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
