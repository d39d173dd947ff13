import { inventoryFiles } from '../inventory/inventoryFiles.ts';
import { llmsFiles } from '../markdownTwins/llmsFiles.ts';
import type { OutputFile } from '../model/page.ts';
import type { Href } from '../model/plan.ts';
import type { RenderRequest } from './renderRequest.ts';

/** Files for other programs than browsers: the site in one text, and the names that other sites may link to. A site's own files win. */
export function machineFiles(request: RenderRequest, twins: ReadonlyMap<Href, string>): readonly OutputFile[] {
  const { plan } = request;
  return [...llmsFiles(request, twins), ...inventoryFiles(request)].filter(({ path }) => !plan.links.files.has(path));
}
