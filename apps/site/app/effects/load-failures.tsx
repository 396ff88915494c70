import { LoadFailureProvider } from '@heartwood/ui';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../forms/form-problem';
import { addToast } from '../overlays/toasts';

/** Tells the member with a toast when something they opened could not be loaded. */
export function LoadFailures({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const tell = useCallback(() => {
    addToast({ tone: 'danger', title: problemText(intl, noAnswer) });
  }, [intl]);
  return <LoadFailureProvider value={tell}>{children}</LoadFailureProvider>;
}
