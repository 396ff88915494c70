import { prefetchIdleMs, smartphoneQuery } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import { latePart, LoadingBar } from '@heartwood/ui';
import { Suspense, useEffect, useState } from 'react';
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

/** Replaces a dialog whose script failed to load: the click goes to the signup page, like the plain link. */
function SignupPage({ query }: DialogProps) {
  useEffect(() => window.location.assign(urls.path('signup') + query), [query]);
  return null;
}

const loadDialog = () => import('./signup-dialog');

const SignupDialog = latePart<DialogProps>(async () => {
  // If the page is about to reload itself, the import ends without a module and without an error.
  const module = await loadDialog().catch(() => undefined);
  return module ?? { default: SignupPage };
});

/** Prefetches the dialog once the page has been idle, if it may be opened and data saving is off. */
function useDialogAhead(mayOpen: boolean): void {
  useEffect(() => {
    if (!mayOpen || savesData() || window.matchMedia(smartphoneQuery).matches) return undefined;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), prefetchIdleMs);
    return () => clearTimeout(timer);
  }, [mayOpen]);
}

/**
 * Opens the signup dialog when a visitor clicks a link to it. Its script is fetched once the page has been
 * idle for two seconds, or on click.
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
