import { prefetchIdleMs, smartphoneQuery } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import { LoadingBar } from '@heartwood/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../../../member/member-store';
import { savesData } from '../../../navigation/prefetch/saves-data';
import { useMaybeRootData } from '../../../visit/root-data';
import { urls } from '../../../urls';
import { watchSignupLinks } from '../../../navigation/signup-links';

interface DialogProps {
  readonly query: string;
  readonly onClose: () => void;
}

/** Stands in for a dialog whose script cannot be had: the press leads to the page of the signup, as the link that it is. */
function SignupPage({ query }: DialogProps) {
  useEffect(() => window.location.assign(urls.path('signup') + query), [query]);
  return null;
}

const loadDialog = () => import('./signup-dialog');

const SignupDialog = lazy<ComponentType<DialogProps>>(async () => {
  // Where the page is about to load itself again, the import ends without a module and without an error.
  const module = await loadDialog().catch(() => undefined);
  return module ?? { default: SignupPage };
});

/** Fetches the dialog ahead once the page was idle, where it may be opened and data need not be saved. */
function useDialogAhead(mayOpen: boolean): void {
  useEffect(() => {
    if (!mayOpen || savesData() || window.matchMedia(smartphoneQuery).matches) return undefined;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), prefetchIdleMs);
    return () => clearTimeout(timer);
  }, [mayOpen]);
}

/**
 * Opens the signup over the page where a visitor presses a link to it. Its script is fetched once the page was idle for
 * two seconds, or then.
 */
export function SignupOpener() {
  const intl = useIntl();
  const visitor = useMember() === null;
  const open = useMaybeRootData()?.signupOpen ?? false;
  const [query, setQuery] = useState<string>();

  const mayOpen = visitor && open;

  useDialogAhead(mayOpen);
  useEffect(() => {
    if (!mayOpen) return undefined;
    return watchSignupLinks(setQuery);
  }, [mayOpen]);

  if (query === undefined) return null;
  return (
    <Suspense fallback={<LoadingBar busy={intl.formatMessage(actionMessages.loading)} />}>
      <SignupDialog query={query} onClose={() => setQuery(undefined)} />
    </Suspense>
  );
}
