import { errorPageMessages } from '@heartwood/i18n';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useRenderMaterial } from './render-material';
import { urls } from '../urls';

function LastResort() {
  const { intl } = useRenderMaterial().texts;
  return (
    <main>
      <h1>{intl.formatMessage(errorPageMessages.failed)}</h1>
      <p>
        <a href={urls.path('index')}>{intl.formatMessage(errorPageMessages.go_home)}</a>
      </p>
    </main>
  );
}

/** Shown when the error page itself fails in the browser. */
export class LastResortBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastResort /> : this.props.children;
  }
}
