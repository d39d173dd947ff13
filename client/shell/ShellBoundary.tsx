import { Component, type ReactNode } from 'react';

export interface ShellBoundaryProps {
  /** After the shell has been taken out of React's hands. */
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

interface ShellBoundaryState {
  readonly html?: string | undefined;
}

/**
 * Handles a crash of the shell itself. React would empty the page. Instead, this restores the markup of the document: it stays readable and
 * its links work, as without scripts.
 */
export class ShellBoundary extends Component<ShellBoundaryProps, ShellBoundaryState> {
  override state: ShellBoundaryState = {};

  // Before React changes the document: it still holds the page.
  static getDerivedStateFromError(): ShellBoundaryState {
    return { html: document.getElementById('site-app')?.innerHTML ?? '' };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    const { html } = this.state;
    if (html === undefined) return this.props.children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
