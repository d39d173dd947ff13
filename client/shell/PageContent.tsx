import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { Markup } from '../../templates/shell/Markup.tsx';
import type { RouterState } from '../router/createRouter.ts';
import { useDelayed } from './useDelayed.ts';

export interface PageContentProps {
  readonly state: RouterState;
  readonly messages: ClientMessages;
  readonly onRetry: () => void;
}

/** The contents of `<main>`: the page, or a message if it could not be loaded. */
export function PageContent({ state, messages, onRetry }: PageContentProps): ReactNode {
  const { status, hasContent, href, page, error } = state;
  const isMissing = useDelayed(!hasContent && status === 'loading', 200);
  if (hasContent) return <Markup key={href} html={page.mainHtml} />;
  if (error === undefined) {
    return (
      <div className="page-loading" role="status">
        {isMissing && <span>{messages.loading}</span>}
      </div>
    );
  }
  return (
    <div className="page-error" role="alert">
      <h1>{messages.pageLoadFailed}</h1>
      <p>{error.message}</p>
      <button type="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
