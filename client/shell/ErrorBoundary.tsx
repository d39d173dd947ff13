import { Component, type ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';

export interface ErrorBoundaryProps {
  readonly words: Pick<Words, 'pageCrashed' | 'tryAgain'>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: Error | undefined;
}

/** Keeps a crash to the part of the page that crashed: says so, with the message, and offers to render it anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { pageCrashed, tryAgain } = this.props.words;
    return (
      <div className="page-error" role="alert">
        <h1>{pageCrashed}</h1>
        <p>{error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          {tryAgain}
        </button>
      </div>
    );
  }
}
