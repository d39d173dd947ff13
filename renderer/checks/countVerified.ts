import type { ApiModel } from '../model/api.ts';
import type { Links } from '../model/links.ts';
import type { PageFacts } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Verified } from '../model/report.ts';
import type { SampleNames } from '../model/sample.ts';
import { isAutolinked, type SampleIndex, sampleKey } from '../plan/links/sampleIndex.ts';
import type { UnknownExportsRequest } from './unknownExports.ts';

interface VerifiedRequest extends UnknownExportsRequest {
  readonly pages: readonly PageFacts[];
}

/** What the checks of a build have looked up: links of texts and code, and blocks of code that import a documented package. */
export function countVerified({ pages, ...request }: VerifiedRequest): Verified {
  const links = pages.flatMap((page) => page.links);
  return {
    links: links.length,
    anchors: links.filter(({ href }) => /#./.test(href)).length,
    samples: checkedSamples(request).filter((names) => importsDocumented(names, request.links)).length,
  };
}

/** The blocks of code whose imports `unknownExports` checks. */
function checkedSamples({ config, api, routes, samples }: UnknownExportsRequest): readonly SampleNames[] {
  if (!config.autolink) return ofDocuments({ config, routes, samples });
  return [...ofDocuments({ config, routes, samples }), ...ofPackages(api)];
}

function ofPackages({ packages }: ApiModel): readonly SampleNames[] {
  return packages.flatMap(({ samples = [] }) => samples.flatMap(({ names, place }) => (place === undefined ? [] : [names])));
}

interface DocumentSamples {
  readonly config: UnknownExportsRequest['config'];
  readonly routes: readonly Route[];
  readonly samples: SampleIndex;
}

function ofDocuments({ config, routes, samples }: DocumentSamples): readonly SampleNames[] {
  const documents = routes.flatMap((route) => (route.kind === 'document' && isAutolinked(config, route.document) ? [route.document] : []));
  return documents.flatMap(({ uses }) => uses.flatMap((use) => (use.kind === 'sample' ? (samples.get(sampleKey(use.sample)) ?? []) : [])));
}

function importsDocumented({ imported }: SampleNames, links: Links): boolean {
  return imported.some(({ isNaming, module }) => isNaming && links.hasModule(module));
}
