import { closest } from '../diagnostics/closest.ts';
import { invalidFrontMatter } from '../diagnostics/documents.ts';
import { draftHint } from '../diagnostics/links.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';

/**
 * Checks that everything that a document's front matter names exists: its sidebar, the previous and next documents, its image, and the package
 * of a home page. A typo would otherwise silently remove the page's menu, links or facts.
 */
export function frontMatterTargets({ routes, sidebars, links }: SitePlan): readonly Problem[] {
  const { drafts } = links;
  const documents = [...links.byDocument.keys()];
  const packages = routes.flatMap((route) => (route.kind === 'package' ? route.package.name : []));
  return routes.flatMap((route) => {
    if (route.kind !== 'document') return [];
    const { sidebar, pagination_prev, pagination_next, hero, image } = route.document.frontMatter;
    const place = { file: route.document.source, line: 1 };
    return [
      ...unknownTarget({ key: 'sidebar', name: sidebar === false ? undefined : sidebar, known: [...sidebars.keys()], place }),
      ...unknownTarget({ key: 'pagination_prev', name: pagination_prev, known: documents, place, drafts }),
      ...unknownTarget({ key: 'pagination_next', name: pagination_next, known: documents, place, drafts }),
      ...(image === undefined || URL.canParse(image) || links.files.has(image.replace(/^\/+/, ''))
        ? []
        : [invalidFrontMatter(`"image" names "${image}", and there is no such file.`, place, imageHint)]),
      // A package that has an error of its own is not in the site.
      ...(links.omitted.length > 0 ? [] : unknownTarget({ key: 'hero.package', name: hero?.package, known: packages, place })),
    ];
  });
}

const imageHint = 'Write a URL, or a path relative to a folder of `static`, such as `img/card.png`.';

const kinds: Readonly<Record<string, string>> = { sidebar: 'sidebar', 'hero.package': 'package' };

interface Target {
  readonly key: string;
  readonly name: string | null | undefined;
  readonly known: readonly string[];
  readonly place: Place;
  /** Documents that are not published. Default: none. */
  readonly drafts?: ReadonlyMap<string, string> | undefined;
}

function unknownTarget({ key, name, known, place, drafts }: Target): readonly Problem[] {
  if (name === undefined || name === null || known.includes(name)) return [];
  if (drafts?.has(name) === true)
    return [invalidFrontMatter(`"${key}" names "${name}", which is a draft and not published.`, place, draftHint)];
  const near = closest(name, known);
  const kind = kinds[key] ?? 'document';
  const hint =
    near === undefined ? `Name a ${kind} by its ${kind === 'package' ? 'name' : 'id'}, or remove the key.` : `Did you mean "${near}"?`;
  return [invalidFrontMatter(`"${key}" names "${name}", and there is no such ${kind}.`, place, hint)];
}
