import { posix } from 'node:path';
import type { UserPackage } from '../../../config/schema/package.ts';
import { githubPages } from '../../../packages/githubPages.ts';
import { packageSlug } from '../../../packages/packageSlug.ts';
import { repositoryUrl } from '../../../packages/repositoryUrl.ts';
import { isElsewhere } from '../../draft/addresses.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { firstFile } from '../../draft/projectFiles.ts';
import type { MenuEntry, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getEntries, getFlag, getText, getTexts, toData, unwrap, type Value } from '../../values/value.ts';
import { typedocDocuments } from './typedocDocuments.ts';
import { typedocOptions } from './typedocOptions.ts';
import { isEmptyList, typedocPackages } from './typedocPackages.ts';

/** Reads a project of TypeDoc: its packages become the reference of the new site. */
export function readTypedoc(request: ToolRequest): SiteDraft {
  const { files, modules, configFile } = request;
  const folder =
    posix.basename(posix.dirname(configFile)) === '.config' ? posix.dirname(posix.dirname(configFile)) : posix.dirname(configFile);
  const place = { file: files.shown(configFile) };
  const config = withExtends(optionsOf(modules.load(configFile)), request, folder);
  const manifest = modules.load(posix.join(folder, 'package.json'));
  const packages = typedocPackages(config, { ...request, folder });
  const own = typedocDocuments(config, { files, folder, place, route: packages.length > 0 ? '/docs' : '/' });
  const documents = [
    own,
    ...(getText(config, 'entryPointStrategy') === 'packages' ? packages.map((one) => documentsOf(one, request)) : []),
  ];
  const favicon = getText(config, 'favicon');
  const written = get(manifest, 'repository');
  const repository = written === undefined ? undefined : repositoryUrl(toData(written));
  const cname = getText(config, 'cname');
  const hosted = getText(config, 'hostedBaseUrl') ?? (cname === undefined ? undefined : `https://${cname}`);
  // The links of TypeDoc's pages are relative, so its sites name no address.
  const pages = hosted !== undefined || repository === undefined ? undefined : githubPages(repository);
  return {
    tool: 'TypeDoc',
    title: getText(config, 'name') ?? getText(manifest, 'name') ?? 'API reference',
    tagline: getText(manifest, 'description'),
    url: hosted ?? pages?.url,
    baseUrl: pages?.baseUrl,
    favicon: favicon === undefined ? undefined : posix.basename(favicon),
    repository,
    navbar: [...documents.flatMap(({ navbar }) => navbar), ...linksOf(config)],
    footer: [],
    language: getText(config, 'lang'),
    head: [],
    collections: documents.flatMap(({ collections }) => collections),
    sidebars: documents.flatMap(({ sidebars }) => sidebars),
    redirects: redirectsOf(config),
    hasTypedocAddresses: packages.length > 0 && (getText(config, 'router') ?? usualRouter) === usualRouter,
    missing: [],
    assets: favicon === undefined || isElsewhere(favicon) ? [] : [{ from: posix.resolve(folder, favicon), to: posix.basename(favicon) }],
    statics: [],
    packages,
    ...(getFlag(config, 'validation', 'notDocumented') === true ? { checks: { 'api/undocumented': 'warning' as const } } : {}),
    notes: [
      ...optionNotes(config, typedocOptions),
      ...routerNotes(config),
      ...(pages === undefined
        ? []
        : [
            {
              kind: 'changed' as const,
              subject: 'url, baseUrl',
              text: `The address of the site is that of GitHub Pages, ${pages.url}${pages.baseUrl}. Change both options for another host.`,
            },
          ]),
      ...(packages.length === 0 && !isEmptyList(get(config, 'entryPoints'))
        ? [
            {
              kind: 'question' as const,
              subject: 'entryPoints',
              text: 'The config names no entry points that can be read.',
              todo: 'Add `api.packages` to `gqldocs.config.ts`.',
              place,
            },
          ]
        : []),
    ],
  };
}

/** The documents that the config of a package names. */
function documentsOf({ path: folder }: UserPackage, { files, modules }: ToolRequest): ReturnType<typeof typedocDocuments> {
  const file = firstFile(files, folder, ['typedoc.json', 'typedoc.jsonc', 'package.json']) ?? posix.join(folder, 'package.json');
  const owner = getText(modules.load(posix.join(folder, 'package.json')), 'name') ?? posix.basename(folder);
  const route = posix.join('/docs', packageSlug(owner));
  return typedocDocuments(optionsOf(modules.load(file)), { files, folder, place: { file: files.shown(file) }, route, owner });
}

/** Routers other than the usual one give symbols other addresses. */
function routerNotes(config: Value | undefined): readonly Note[] {
  const router = getText(config, 'router') ?? usualRouter;
  if (router === usualRouter) return [];
  const text = `The router ${router} gave symbols addresses that do not redirect.`;
  const todo = 'Which ones do other sites link to? Add them to `addresses.redirects`.';
  return [{ kind: 'question', subject: 'router', text, todo, place: get(config, 'router')?.place, to: ['addresses.typedoc'] }];
}

const usualRouter = 'kind';

function optionsOf(value: Value | undefined): Value | undefined {
  const data = value === undefined ? undefined : unwrap(value);
  return get(data, 'typedocOptions') ?? data;
}

/** Options of files that the config extends, below its own. */
function withExtends(config: Value | undefined, { modules }: ToolRequest, folder: string, depth = 0): Value | undefined {
  const bases = getTexts(config, 'extends').filter((one) => one.startsWith('.'));
  if (config?.kind !== 'record' || bases.length === 0 || depth > 10) return config;
  const entries = bases.flatMap((one) =>
    getEntries(withExtends(optionsOf(modules.load(posix.resolve(folder, one))), { modules } as ToolRequest, folder, depth + 1)),
  );
  return { ...config, entries: new Map([...entries, ...config.entries]) };
}

/** Of the plugin `typedoc-plugin-redirect`. */
function redirectsOf(config: Value | undefined): SiteDraft['redirects'] {
  return getEntries(config, 'redirects').flatMap(([from, value]) => {
    const to = getText(value);
    const target = to === undefined || isElsewhere(to) ? to : posix.join('/', to);
    return target === undefined ? [] : [{ from: posix.join('/', from), to: target, place: value.place }];
  });
}

function linksOf(config: Value | undefined): readonly MenuEntry[] {
  return ['navigationLinks', 'sidebarLinks'].flatMap((key) =>
    getEntries(config, key).flatMap(([label, value]): readonly MenuEntry[] => {
      const href = getText(value);
      return href === undefined ? [] : [{ label, target: { kind: 'address', href }, position: 'right', place: value.place }];
    }),
  );
}
