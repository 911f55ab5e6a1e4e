import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (words: string) => ReactNode };

/** Keeps what the provider's form throws from taking the page with it. */
export class CardFormBoundary extends Component<Props, { words: string | null }> {
  override state = { words: null };

  static getDerivedStateFromError(error: unknown) {
    return { words: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.words === null ? this.props.children : this.props.fallback(this.state.words);
  }
}
