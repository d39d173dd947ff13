import type { LoadedConfig } from '../config/loadConfig.ts';
import { addressInvalid } from '../diagnostics/addresses.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Problem } from '../model/problem.ts';
import { isExternal, parseAddress } from '../plan/links/address.ts';
import { createResolver, isPattern, prefixOf } from '../plan/redirects/createResolver.ts';
import { redirectedPages } from '../plan/redirects/planRedirects.ts';
import type { SiteAddresses } from './siteAddresses.ts';

interface RedirectProblemsRequest extends Pick<LoadedConfig, 'config' | 'locate'> {
  readonly site: SiteAddresses;
  /** Addresses of all pages. */
  readonly hrefs: readonly string[];
}

interface Finding {
  readonly message: string;
  readonly hint: string;
}

/** Every redirect and every note of the config must have an effect. */
export function redirectProblems(request: RedirectProblemsRequest): readonly Problem[] {
  const { redirects, removed } = request.config.addresses;
  const report = (list: 'redirects' | 'removed', key: string, finding: Finding | undefined): readonly Problem[] =>
    finding === undefined ? [] : [addressInvalid({ ...finding, place: request.locate(['addresses', list, key], 'key') })];
  return [
    ...Object.entries(redirects).flatMap(([key, to]) => report('redirects', key, redirectFinding({ key, to }, request))),
    ...Object.keys(removed).flatMap((key) => report('removed', key, removedFinding(key, request))),
  ];
}

function redirectFinding(
  { key, to }: { readonly key: string; readonly to: string },
  request: RedirectProblemsRequest,
): Finding | undefined {
  const { config, site } = request;
  const { redirects } = config.addresses;
  if (isPattern(key) !== isPattern(to) || (isPattern(to) && isExternal(to))) {
    return {
      message: `The redirect of ${key} to ${to} cannot be followed.`,
      hint: 'Write `/*` at the end of both or of neither. With `/*`, both are on this site.',
    };
  }
  if (isPattern(key)) return patternFinding({ key, to }, request);
  const own = existingFinding(key, request);
  if (own !== undefined) return own;
  const resolve = createResolver(redirects, site.hasPage);
  const found = resolve(key);
  if (found.kind === 'loop') return found.keys.includes(key) ? loopFinding(found.keys) : undefined;
  const { page, anchor } = parseAddress(key);
  const parent = resolve(page);
  if (anchor !== undefined && !site.hasPage(page) && parent.kind === 'end' && parent.address === page) {
    return { message: `The page of ${key} does not exist, and has no redirect.`, hint: `Add a redirect of ${page}, too.` };
  }
  // A target that has a redirect of its own is checked there.
  const next = resolve(to);
  const isLast = next.kind === 'end' && next.address === to;
  return isLast && !isExternal(to) && !site.has(to) ? missingFinding({ key, to }, request) : undefined;
}

function patternFinding({ key, to }: { readonly key: string; readonly to: string }, request: RedirectProblemsRequest): Finding | undefined {
  const { config, site, hrefs } = request;
  const pages = redirectedPages({ redirects: config.addresses.redirects, pages: hrefs, hasPage: site.hasPage });
  if (pages.some((page) => page === prefixOf(key) || page.startsWith(`${prefixOf(key)}/`))) return undefined;
  return {
    message: `The redirect of ${key} to ${to} has no effect: no page below ${prefixOf(to) || '/'} needs it.`,
    hint: didYouMean(prefixOf(to), hrefs) ?? 'Correct or remove the redirect.',
  };
}

function existingFinding(key: string, { site }: Pick<RedirectProblemsRequest, 'site'>): Finding | undefined {
  const { page, anchor } = parseAddress(key);
  const exists = anchor === undefined ? site.hasPage(page) : site.anchorsOf(page)?.has(anchor) === true;
  return exists ? { message: `The address ${key} still exists.`, hint: 'Remove the entry, or rename the page or anchor.' } : undefined;
}

function missingFinding({ key, to }: { readonly key: string; readonly to: string }, { site, hrefs }: RedirectProblemsRequest): Finding {
  const { page, anchor = '' } = parseAddress(to);
  const near = site.hasPage(page) ? closest(anchor, site.anchorsOf(page) ?? []) : closest(page, hrefs);
  const proposal = near === undefined ? undefined : site.hasPage(page) ? `${page}#${near}` : near;
  return {
    message: `The redirect of ${key} points to ${to}, which does not exist.`,
    hint:
      proposal === undefined
        ? 'Write the route of a page, such as `/docs/guide`, or its URL on another site.'
        : `Did you mean ${proposal}?`,
  };
}

function loopFinding(keys: readonly string[]): Finding {
  return { message: `Redirects form a loop: ${[...keys, keys[0]].join(' → ')}.`, hint: 'Point one of them to an existing page.' };
}

function removedFinding(key: string, { config, site }: RedirectProblemsRequest): Finding | undefined {
  if (Object.hasOwn(config.addresses.redirects, key)) {
    return { message: `The address ${key} has a redirect and a note of removal.`, hint: 'Remove one of them.' };
  }
  return existingFinding(key, { site });
}

function didYouMean(page: string, hrefs: readonly string[]): string | undefined {
  const near = hrefs.includes(page) ? undefined : closest(page, hrefs);
  return near === undefined ? undefined : `Did you mean ${near}/*?`;
}
