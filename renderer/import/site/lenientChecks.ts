import type { UserConfig } from '../../config/userConfig.ts';
import type { DocumentPlaces } from '../documents/placeDocuments.ts';
import type { Note, SiteDraft } from '../draft/siteDraft.ts';

/** Problems that documents of another tool have, because the tool does not look for them. */
const laxChecks = [
  'link/broken',
  'link/broken-anchor',
  'link/broken-file',
  'link/unresolved',
  'link/ambiguous',
  'address/invalid',
  'document/syntax',
  'document/front-matter',
  'document/formula',
  'document/include',
] as const;

/** Problems of components, which may miss those of the former site. */
const componentChecks = ['page/render', 'bundle/failed'] as const;

/** Tells that `lenientChecks` are warnings. */
export const lenientNote: Note = {
  kind: 'changed',
  subject: 'Checks',
  text: 'Broken links and pages are warnings.',
  todo: 'Delete `checks` from the config when a build has none: they are errors from then on.',
  to: ['checks'],
};

/** Problems that do not fail a build at first. Documents of TypeDoc are few and plain, but links in comments may be wrong. */
export function lenientChecks({ tool }: SiteDraft, { documents }: DocumentPlaces): readonly string[] {
  if (tool === 'TypeDoc') return laxChecks.filter((code) => code.startsWith('link/'));
  if (documents.length === 0) return [];
  return [...laxChecks, ...(documents.some(({ to }) => to.endsWith('.mdx')) ? componentChecks : [])];
}

/** The option `checks`: what the former site says, and what is lenient. */
export function checksOf({ checks = {} }: SiteDraft, lenient: readonly string[]): UserConfig['checks'] {
  const all = { ...checks, ...Object.fromEntries(lenient.map((code) => [code, 'warning' as const])) };
  return Object.keys(all).length === 0 ? undefined : all;
}
