import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailedPage } from '../../templates/pages/FailedPage.tsx';
import { frameOf } from '../diagnostics/frameOf.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { readRegularText } from '../packages/readRegularFile.ts';
import type { PageContent } from './contentParts.tsx';
import type { PageScope } from './pageScope.ts';

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
