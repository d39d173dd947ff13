import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Links of a built site without a target in it: no page, file or anchor. `folder` is its output, published at `/`. */
export function brokenLinks({ folder, routes, files }) {
  const pages = new Map(routes.map(({ path, html }) => [path, html]));
  const texts = new Map(routes.map(({ html }) => [html, readFileSync(join(folder, html), 'utf8')]));
  const anchors = new Map([...texts].map(([html, text]) => [html, new Set(attributes(text, 'id'))]));
  const known = new Set(files);
  return [...texts].flatMap(([html, text]) =>
    [...new Set([...attributes(text, 'href'), ...attributes(text, 'src')])]
      .filter((link) => /^[/#]/.test(link) && !link.startsWith('//') && !reaches(link, html))
      .map((link) => `${link} on ${html}`),
  );

  function reaches(link, from) {
    const [path = '', anchor = ''] = link.split('#');
    const file = decodeURI(path.replace(/\?.*$/, ''));
    const target = file === '' ? from : pages.get(file.replace(/(.)\/$/, '$1'));
    if (target === undefined) return known.has(file.slice(1));
    return anchor === '' || anchors.get(target)?.has(decodeURIComponent(anchor)) === true;
  }
}

function attributes(html, name) {
  const matches = html.matchAll(new RegExp(`<[^<>]*?\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'g'));
  return [...matches].map(([, double, single]) => decode(double ?? single ?? ''));
}

function decode(text) {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => entities[name] ?? '');
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
