import { Component, createContext, Suspense } from 'react';
import type { ContextType, ReactNode } from 'react';
import { LoadFailure } from './late-part';

const LoadFailureContext = createContext<() => void>(() => undefined);

/** Provides the callback that is called when something the member opened could not be loaded. */
export const LoadFailureProvider = LoadFailureContext.Provider;

export interface LateProps {
  /**
   * Closes the part if its script cannot be loaded; the load failure is reported as well. Without it the part was
   * not opened by the member: it is left out, and loaded again when the browser is back online.
   */
  onFailure?: () => void;
  children: ReactNode;
}

/** The place of a late part that its page can do without. */
export class Late extends Component<LateProps, { failure: unknown }> {
  static override contextType = LoadFailureContext;
  declare context: ContextType<typeof LoadFailureContext>;
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown) {
    if (!(failure instanceof LoadFailure)) return;
    failure.forget();
    if (this.props.onFailure) {
      this.context();
      this.props.onFailure();
    } else window.addEventListener('online', () => this.setState({ failure: undefined }), { once: true });
  }

  override render() {
    const failure: unknown = this.state.failure;
    if (failure instanceof LoadFailure) return null;
    if (failure !== undefined) throw failure;
    return <Suspense>{this.props.children}</Suspense>;
  }
}
