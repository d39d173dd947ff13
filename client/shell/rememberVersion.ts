import type { PageData, SiteData } from '../../renderer/model/page.ts';
import { writeStored } from '../storage.ts';

/** The instance of the documents: there is one. */
const instance = 'default';

/** Keeps which version of the documents the reader reads, so that other pages can lead there. */
export function rememberVersion(site: SiteData, page: PageData): void {
  if (site.version && page.kind === 'document') writeStored(`docs-version.${instance}`, site.version.name);
}
