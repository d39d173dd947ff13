import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';
import { Markup } from '../../templates/shell/Markup.tsx';
import type { RouterState } from '../router/createRouter.ts';
import { useDelayed } from './useDelayed.ts';

export interface PageContentProps {
  readonly state: RouterState;
  readonly words: Words;
  readonly onRetry: () => void;
}

/** Inside of `<main>`: the page, or what stands in for it when it couldn't be loaded. */
export function PageContent({ state, words, onRetry }: PageContentProps): ReactNode {
  const { status, hasContent, href, page, error } = state;
  const isMissing = useDelayed(!hasContent && status === 'loading', 200);
  if (hasContent) return <Markup key={href} html={page.mainHtml} />;
  if (error === undefined) {
    return (
      <div className="page-loading" role="status">
        {isMissing && <span>{words.loading}</span>}
      </div>
    );
  }
  return (
    <div className="page-error" role="alert">
      <h1>{words.pageLoadFailed}</h1>
      <p>{error.message}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
