import type { LiveProblem } from '../../renderer/model/live.ts';

/** Most problems shown in full. */
const mostShown = 8;

export interface Overlay {
  /** Shows what is wrong; nothing when nothing is. */
  readonly show: (problems: readonly LiveProblem[]) => void;
}

const style = `
  dialog { position: fixed; inset: auto 0 0; z-index: 2147483647; width: 100%; max-width: none; max-height: 60vh; overflow: auto; margin: 0;
    padding: 1rem; border: 0; border-top: 3px solid #d33; box-sizing: border-box; background: #1b1b1f; color: #eee; font: 14px/1.5 ui-monospace, monospace; }
  h2 { font-size: 1rem; margin: 0 0 .25rem; } article { margin: 0 0 1rem; } pre { margin: .25rem 0; white-space: pre-wrap; }
  .place { color: #9ad; } .hint { color: #ad9; } .here { color: #fff; background: #622; } button { float: right; font: inherit; }`;

/** A panel over the page, in a tree of its own. Texts come from sources and go in as texts, never as markup. */
export function createOverlay(): Overlay {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  return {
    show: (problems) => {
      shadow.replaceChildren();
      host.remove();
      if (problems.length === 0) return;
      const panel = element('dialog', '');
      panel.setAttribute('open', '');
      const close = element('button', '×');
      close.setAttribute('aria-label', 'Close');
      close.onclick = () => host.remove();
      panel.append(close, ...problems.slice(0, mostShown).map(problemElement), ...restOf(problems.slice(mostShown)));
      shadow.append(element('style', style), panel);
      document.documentElement.append(host);
    },
  };
}

/** Further problems, folded. */
function restOf(problems: readonly LiveProblem[]): readonly HTMLElement[] {
  if (problems.length === 0) return [];
  const details = element('details', '');
  details.append(element('summary', `${problems.length} more`), ...problems.map(problemElement));
  return [details];
}

function problemElement({ severity, message, code, hint, place, frame, count, more }: LiveProblem): HTMLElement {
  const article = element('article', '');
  const rest = count - 1 - more.length;
  const places = [place, ...more].flatMap((one) => (one === undefined ? [] : formatPlace(one)));
  const where = `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const source = element('pre', '');
  for (const { line, text } of frame) {
    source.append(element('span', `${String(line).padStart(4)} | ${text}\n`, line === place?.line ? 'here' : ''));
  }
  article.append(element('h2', `${severity}: ${message} (${code})`), element('div', where, 'place'), source);
  if (hint !== undefined) article.append(element('div', hint, 'hint'));
  return article;
}

function formatPlace({ file, line, column }: NonNullable<LiveProblem['place']>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
