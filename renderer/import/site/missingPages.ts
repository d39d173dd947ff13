import type { SiteLink } from '../documents/adaptDocument.ts';
import { plainAddress } from '../draft/addresses.ts';
import type { Note } from '../draft/siteDraft.ts';
import type { ImportedRedirects } from './importRedirects.ts';
import type { SiteTargets } from './siteTargets.ts';

interface MissingRequest {
  readonly links: readonly SiteLink[];
  readonly targets: Pick<SiteTargets, 'resolve'>;
  readonly planned: Pick<ImportedRedirects, 'redirects' | 'removed'>;
}

/** Up to this number, the build's own warnings say enough. */
const fewLinks = 5;
const mostShown = 5;

/**
 * One question about all links to pages that no document makes: programs made them at the former site, such as a reference, or they are broken.
 */
export function missingPages({ links, targets, planned }: MissingRequest): readonly Note[] {
  const patterns = Object.keys(planned.redirects).filter((from) => from.endsWith('/*'));
  const isKnown = (address: string): boolean =>
    address in planned.redirects || address in planned.removed || patterns.some((from) => address.startsWith(from.slice(0, -1)));
  const dead = links.filter(({ target }) => {
    const found = targets.resolve({ kind: 'address', href: target });
    return found.kind === 'missing' && target !== '/' && !isKnown(plainAddress(target));
  });
  if (dead.length <= fewLinks) return [];
  const counts = new Map<string, number>();
  for (const { target } of dead) counts.set(plainAddress(target), (counts.get(plainAddress(target)) ?? 0) + 1);
  const shown = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostShown);
  const rest = counts.size - shown.length;
  const list = shown.map(([address, count]) => (count === 1 ? address : `${address} (${count} links)`)).join(', ');
  return [
    {
      kind: 'question',
      subject: `${dead.length} links`,
      text: `They point to addresses that no document has: ${list}${rest === 0 ? '' : ` and ${rest} more`}. A program of the former site made these pages, or they are missing there, too. Builds warn of each link.`,
      todo: 'Write the pages, or name other ones for their addresses in `addresses.redirects`.',
      place: dead[0]?.place,
    },
  ];
}
