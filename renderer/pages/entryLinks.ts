import type { Neighbour } from '../../templates/layout/PageFooter.tsx';
import { withBase } from '../model/withBase.ts';
import { joinHref, safeSegment } from '../plan/addresses.ts';
import type { RenderRequest } from './renderRequest.ts';

/** The ways into a site: its main document, then its packages. For pages that have nothing else to offer. */
export function entryLinks({ config, plan, api }: RenderRequest): readonly (Neighbour & { readonly text: string })[] {
  const link = (href: string): string => withBase(config.baseUrl, href);
  const main =
    config.documents?.main === undefined ? undefined : plan.links.byHref.get(plan.links.byDocument.get(config.documents.main) ?? '');
  return [
    { label: config.words.home, href: config.baseUrl, text: config.tagline },
    ...(main === undefined ? [] : [{ label: main.title, href: link(main.href), text: main.description }]),
    ...api.packages.map(({ slug, label, description }) => ({
      label: `${config.words.apiReference}: ${label}`,
      href: link(joinHref(config.api.route, safeSegment(slug))),
      text: description,
    })),
  ];
}
