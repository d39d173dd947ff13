import type { EmbeddedHead, SiteData } from '../../renderer/model/page.ts';
import { writeStored } from '../storage.ts';

/** The instance of the documents: there is one. */
const instance = 'default';

/** Stores which version of the documents the reader uses, so that other pages can link to it. */
export function rememberVersion(site: SiteData, page: EmbeddedHead): void {
  if (site.version && page.kind === 'document') writeStored(`docs-version.${instance}`, site.version.name);
}
