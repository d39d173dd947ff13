import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailedPage } from '../../templates/pages/FailedPage.tsx';
import { frameOf } from '../diagnostics/frameOf.ts';
import { neverHydrated, renderFailed, unknownComponent } from '../diagnostics/routes.ts';
import { groupBy } from '../model/groupBy.ts';
import type { Route } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';
import { readRegularText } from '../packages/readRegularFile.ts';
import type { PageContent } from './contentParts.tsx';
import { isCode, type PageScope } from './pageScope.ts';

/** The problems for which a page cannot be rendered, which the build has reported already. */
export function failuresOf(route: Route, { failures }: Pick<PageScope, 'failures'>): readonly Problem[] {
  return failures?.get(route.from.file) ?? [];
}

/** Content of a page that cannot be rendered. Only a preview says why, with the lines of the source as they are now. */
export function failedContent(route: Route, problems: readonly Problem[], { frame, isPreview }: PageScope): PageContent {
  const { messages, root } = frame.settings;
  const shown = isPreview === true ? problems.map((problem) => ({ ...problem, frame: frameOf(problem.place, textAt(root)) })) : [];
  const html = renderToStaticMarkup(<FailedPage title={route.title} problems={shown} messages={messages} />);
  return { html, headings: [], tocLevels: { min: 2, max: 2 } };
}

function textAt(root: string): (file: string) => string | undefined {
  return (file) => readRegularText(join(root, file));
}

/** A problem for each module outside of islands with hooks or event handlers. */
export function browserUses(route: Route, { takeUses, placeOf }: PageScope): readonly Problem[] {
  const found = (takeUses?.() ?? []).map(({ name, stack }) => ({ name, place: placeOf?.(stack, name) ?? placeOfPage(route) }));
  return [...groupBy(found, ({ place }) => place.file).values()].flatMap((uses) =>
    uses.slice(0, 1).map(({ place }) => neverHydrated({ names: [...new Set(uses.map(({ name }) => name))], place })),
  );
}

/** Why rendering a page failed. */
export function failureOf(error: unknown, { route, scope }: { readonly route: Route; readonly scope: PageScope }): Problem {
  const body = route.kind === 'document' ? route.document.body : undefined;
  const [, name] = /^Expected (?:component|object) `([^`]+)` to be defined/.exec(error instanceof Error ? error.message : '') ?? [];
  if (body?.kind !== 'mdx' || name === undefined) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // The property that is read of nothing, or the name that is not defined.
    const [searched] = /(?<=reading ')[^']+|^[\w$]+(?= is not defined)/.exec(message) ?? [];
    const place = { line: 1, ...(scope.placeOf?.(stack, searched) ?? placeOfPage(route)) };
    return renderFailed({ href: route.href, place: isCode(route) ? place : route.from, error, isUserCode: isCode(route) });
  }
  // MDX asks for `Tabs` first where a document uses `Tabs.Tab`.
  const [, place] = Object.entries(body.components).find(([used]) => used === name || used.startsWith(`${name}.`)) ?? [];
  return unknownComponent({ name, place: place ?? route.from });
}

/** Its first line, if the source says no more. */
function placeOfPage({ from }: Route): Place {
  return { line: 1, ...from };
}
