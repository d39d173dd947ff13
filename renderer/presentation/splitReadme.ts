/** A README's markup in parts. */
interface SplitReadme {
  /** Its title, with the element. Empty where it begins with something else. */
  readonly heading: string;
  /** The rest, without pictures before its first text. */
  readonly text: string;
}

/**
 * Separates a README's title from its text, and removes rows of badges and single logos before the first section: the page has this
 * information already. Pictures further down are content.
 */
export function splitReadme(html: string): SplitReadme {
  const found = /^\s*(?:<p>(?:(?!<\/p>)[\s\S])*<\/p>\s*)*?(<h1[\s>](?:(?!<\/h1>)[\s\S])*<\/h1>)/.exec(html);
  const heading = found?.[1] ?? '';
  const rest = (heading === '' ? html : html.replace(heading, '')).trimStart();
  // Without a title, the first section is the introduction.
  const start = rest.slice(1).search(/<h2[\s>]/) + 1;
  const [introduction, sections] = start === 0 ? [rest, ''] : [rest.slice(0, start), rest.slice(start)];
  return { heading: isPicture(heading) ? '' : heading, text: withoutPictures(introduction) + sections };
}

/** A rule below pictures that are left out divides nothing. */
function withoutPictures(text: string): string {
  return text.replace(block, (one) => (isPicture(one) ? '' : one)).replace(/^(?:\s|<div[^>]*>\s*<\/div>|<hr>)*/, '');
}

/** A paragraph or a division without others in it. */
const block = /<(p|div)(?:\s[^>]*)?>(?:(?!<\/?(?:p|div)[\s>])[\s\S])*<\/\1>/g;

/** Of an element with the description of a picture that readers don't load. */
export const pictureClass = 'picture';

const described = new RegExp(`<(a|span) class="${pictureClass}"[^>]*>[^<]*</\\1>`, 'g');

function isPicture(text: string): boolean {
  const others = text.replace(described, '<img>');
  return others.includes('<img') && others.replace(/<[^>]+>/g, '').trim() === '';
}
