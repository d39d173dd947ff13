import { Component, type ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

export interface ErrorBoundaryProps {
  readonly messages: Pick<ClientMessages, 'pageCrashed' | 'tryAgain'>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: Error | undefined;
}

/** Limits a crash to one part of the page: shows the error's message and a button to render the part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { pageCrashed, tryAgain } = this.props.messages;
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
