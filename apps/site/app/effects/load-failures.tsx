import { LoadFailureProvider } from '@heartwood/ui';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../forms/form-problem';
import { addToast } from '../overlays/toasts';

/** Shows a toast when something the member opened could not be loaded. */
export function LoadFailures({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const notify = useCallback(() => {
    addToast({ tone: 'danger', title: problemText(intl, noAnswer) });
  }, [intl]);
  return <LoadFailureProvider value={notify}>{children}</LoadFailureProvider>;
}
