import type { Config } from '../model/config.ts';
import type { PageFacts } from '../model/page.ts';
import type { Href, LinkSpace } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import type { Reference, ResolvedReference, ResolveReference } from '../model/resolve.ts';
import { withBase } from '../plan/addresses.ts';
import { resolveReference } from '../plan/resolveReference.ts';

/** The links of one page: resolves them, and keeps what the checks want to know. */
export interface PageLinks {
  readonly resolve: ResolveReference;
  readonly links: PageFacts['links'];
  readonly problems: readonly Problem[];
}

export interface PageLinksRequest {
  readonly config: Config;
  readonly links: LinkSpace;
  readonly from: Href;
  /** Text of a documented package: its relative links count from its own folder, which is not part of the site. */
  readonly isPackageText: boolean;
  /** Names that `{@link}` may leave out: the class that the text belongs to. */
  readonly scope?: readonly string[] | undefined;
}

/** Links of a page that is about to be rendered. */
export function createPageLinks({ config, links, from, isPackageText, scope }: PageLinksRequest): PageLinks {
  const found: PageFacts['links'][number][] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();

  const report = (problem: Problem): void => {
    // The same text may be rendered twice, for example as a first sentence and in full.
    const key = `${problem.code}:${problem.place?.file}:${problem.place?.line}:${problem.place?.column}:${problem.message}`;
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  };

  const resolve = (reference: Reference): ResolvedReference => {
    if (isPackageText && isRelative(reference.target)) return { href: undefined };
    const { to, problem } = resolveReference({ links, from, reference, scope });
    if (problem !== undefined) report(problem);
    switch (to.kind) {
      case 'internal':
        found.push({ target: reference.target, href: to.href, place: reference.place });
        return { href: to.href.startsWith(`${from}#`) ? to.href.slice(from.length) : withBase(config.baseUrl, to.href) };
      case 'file':
        return { href: withBase(config.baseUrl, `/${to.path}`) };
      case 'external':
        return { href: to.href };
      case 'nothing':
        return { href: undefined };
    }
  };
  return { resolve, links: found, problems };
}

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(target);
}
