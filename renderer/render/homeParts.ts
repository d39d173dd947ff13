import type { DocumentHomeProps } from '../../templates/pages/DocumentHome.tsx';
import type { HomePicture } from '../../templates/pages/Hero.tsx';
import type { Document } from '../model/document.ts';
import type { HeroImage } from '../model/home.ts';
import type { Place } from '../model/problem.ts';
import type { Reference, ResolveReference } from '../model/resolve.ts';
import type { Site } from './site.ts';

interface HomeRequest {
  readonly document: Document;
  readonly site: Pick<Site, 'entryLinks'>;
  readonly resolve: ResolveReference;
}

/** What a home page shows of its front matter: links and pictures are resolved, and so checked like those of its text. */
export function homeParts({ document, site, resolve }: HomeRequest): Omit<DocumentHomeProps, 'html' | 'messages'> {
  const { frontMatter, title, titleId, source, frontMatterPlaces = [] } = document;
  const { hero = {}, features = [] } = frontMatter;
  const places = new Map<string, Place>(frontMatterPlaces);
  const addressOf = (target: string, kind: Reference['kind'] = 'link'): string | undefined =>
    resolve({ target, kind, place: places.get(target) ?? { file: source, line: 1 } }).href;
  const pictureOf = ({ src, alt = '', dark, width, height }: HeroImage): HomePicture => ({
    ...{ alt, width, height },
    src: addressOf(src, 'image') ?? src,
    dark: dark === undefined ? undefined : addressOf(dark, 'image'),
  });
  const { image } = hero;
  return {
    name: hero.name ?? frontMatter.title ?? title,
    titleId,
    text: hero.text,
    tagline: hero.tagline ?? (hero.text === undefined ? frontMatter.description : undefined),
    image: image && pictureOf(image),
    actions: (hero.actions ?? []).flatMap(({ text, link, theme }, index) => {
      const href = addressOf(link);
      return href === undefined ? [] : [{ text, href, isMain: theme === undefined ? index === 0 : theme === 'brand' }];
    }),
    features: features.map(({ link, icon, ...feature }) => ({
      ...feature,
      icon: typeof icon === 'object' ? pictureOf(icon) : icon,
      href: link === undefined ? undefined : addressOf(link),
    })),
    package: hero.package === undefined ? undefined : site.entryLinks().find((link) => link.package?.name === hero.package),
  };
}
