import type { UserConfig } from '../../config/userConfig.ts';
import { joinHref } from '../../model/addresses.ts';
import type { SiteDraft } from '../draft/siteDraft.ts';

/** Where the site is published: origin and path. */
export function addressOptions(draft: SiteDraft): Pick<UserConfig, 'url' | 'baseUrl'> {
  return { url: originOf(draft.url), baseUrl: baseOf(draft) };
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : undefined;
}

/** The path of the URL counts, too. */
function baseOf({ url, baseUrl }: SiteDraft): string | undefined {
  const ofUrl = url !== undefined && URL.canParse(url) ? new URL(url).pathname : '/';
  const base = baseUrl ?? ofUrl;
  return base === '/' || base === '' || !/^\/?[\w./~-]*$/.test(base) ? undefined : joinHref('/', base);
}
