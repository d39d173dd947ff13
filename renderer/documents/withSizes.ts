import type { FrontMatter } from '../model/document.ts';
import type { HeroImage } from '../model/home.ts';
import type { DocumentInput } from './plugins/documentContext.ts';

/** Gives pictures of a home page their sizes, so that nothing moves when they are loaded. */
export function withSizes({ hero, features, ...rest }: FrontMatter, imageSize: DocumentInput['imageSize']): FrontMatter {
  const sized = (image: HeroImage): HeroImage => ({ ...image, ...imageSize(image.src) });
  return {
    ...rest,
    ...(hero === undefined ? {} : { hero: hero.image === undefined ? hero : { ...hero, image: sized(hero.image) } }),
    ...(features === undefined
      ? {}
      : { features: features.map((feature) => (typeof feature.icon === 'object' ? { ...feature, icon: sized(feature.icon) } : feature)) }),
  };
}
