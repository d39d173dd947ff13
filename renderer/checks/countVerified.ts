import type { Links } from '../model/links.ts';
import type { PageFacts } from '../model/page.ts';
import type { Verified } from '../model/report.ts';
import type { SampleNames } from '../model/sample.ts';
import { sampleKey } from '../plan/links/sampleIndex.ts';
import { checkedDocuments, type UnknownExportsRequest } from './unknownExports.ts';

/** What the checks of a build have looked up: links of texts and code, and blocks of code that import a documented package. */
export function countVerified({ pages, ...request }: UnknownExportsRequest & { readonly pages: readonly PageFacts[] }): Verified {
  const links = pages.flatMap((page) => page.links);
  return {
    links: links.length,
    anchors: links.filter(({ href }) => /#./.test(href)).length,
    samples: checkedSamples(request).filter((names) => importsDocumented(names, request.links)).length,
  };
}

/** The blocks of code whose imports `unknownExports` checks. */
function checkedSamples({ api, samples, ...request }: UnknownExportsRequest): readonly SampleNames[] {
  const uses = checkedDocuments(request).flatMap((document) => document.uses);
  const inDocuments = uses.flatMap((use) => (use.kind === 'sample' ? (samples.get(sampleKey(use.sample)) ?? []) : []));
  const ofPackages = request.config.autolink ? api.packages.flatMap((pkg) => pkg.samples ?? []) : [];
  return [...inDocuments, ...ofPackages.flatMap(({ names, place }) => (place === undefined ? [] : [names]))];
}

function importsDocumented({ imported }: SampleNames, links: Links): boolean {
  return imported.some(({ isNaming, module }) => isNaming && links.hasModule(module));
}
