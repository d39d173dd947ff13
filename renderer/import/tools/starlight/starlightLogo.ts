import { posix } from 'node:path';
import type { SiteDraft } from '../../draft/siteDraft.ts';
import { getText, type Value } from '../../values/value.ts';

interface FoundLogo {
  readonly logo: SiteDraft['logo'];
  readonly assets: SiteDraft['assets'];
}

/** The logo is a file of the sources: it becomes a static file. */
export function logoOf(value: Value | undefined, folder: string): FoundLogo {
  const [src, srcDark] = [getText(value, 'src') ?? getText(value, 'light'), getText(value, 'dark')];
  if (src === undefined) return { logo: undefined, assets: [] };
  const assets = [src, srcDark].flatMap((one) => (one === undefined ? [] : [{ from: posix.join(folder, one), to: posix.basename(one) }]));
  return {
    logo: { src: posix.basename(src), srcDark: srcDark === undefined ? undefined : posix.basename(srcDark), alt: getText(value, 'alt') },
    assets,
  };
}
