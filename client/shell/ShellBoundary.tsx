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
 * A crash of the frame itself. React would empty the page; instead, the markup that stands in the document at that moment is put
 * back as it is, which can be read and whose links work, as without scripts.
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
