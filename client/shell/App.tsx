import { type ReactNode, useEffect } from 'react';
import type { SiteData } from '../../renderer/model/page.ts';
import { Shell } from '../../templates/shell/Shell.tsx';
import type { ShellActions, ShellState } from '../../templates/shell/shellState.ts';
import type { Router, RouterState } from '../router/createRouter.ts';
import type { Store } from '../store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageContent } from './PageContent.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';
import { useStore } from './useStore.ts';

export interface AppProps {
  readonly site: SiteData;
  readonly router: Router;
  readonly shell: Store<ShellState>;
  /** What the page was built with. */
  readonly built: { readonly router: RouterState; readonly shell: ShellState };
  readonly actions: ShellActions;
  /** After the first rendering: the controls work from now on. */
  readonly onReady: () => void;
  /** After the shell has crashed: none of its controls works any more. */
  readonly onCrash: () => void;
}

/** The shell with what only the browser has: state that changes, the page that is loaded, progress and failures. */
export function App({ onCrash, ...props }: AppProps): ReactNode {
  return (
    <ShellBoundary onCrash={onCrash}>
      <LiveShell {...props} />
    </ShellBoundary>
  );
}

function LiveShell({ site, router, shell, built, actions, onReady }: Omit<AppProps, 'onCrash'>): ReactNode {
  const state = useStore(router.store, built.router);
  const shellState = useStore(shell, built.shell);
  useEffect(onReady, [onReady]);
  return (
    <>
      <Shell
        site={site}
        page={state.page}
        state={shellState}
        actions={actions}
        sidebarHtml={state.page.sidebarHtml}
        tocHtml={state.page.tocHtml}
      >
        <ErrorBoundary key={state.href} messages={site.messages}>
          <PageContent state={state} messages={site.messages} onRetry={router.retry} />
        </ErrorBoundary>
      </Shell>
      <ProgressBar isLoading={state.status === 'loading'} label={site.messages.loading} />
    </>
  );
}
