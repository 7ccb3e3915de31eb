import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  /** Called once when what is inside could not be loaded or drawn. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the failure of something that the page can do without from taking the page down. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
