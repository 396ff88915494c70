import { actionMessages } from '@heartwood/i18n';
import { LoadingBar } from '@heartwood/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../../../session/member-store';
import { useMaybeRootData } from '../../../session/root-data';
import { urls } from '../../../urls';
import { takePressedSignup } from './pressed-signup';
import { watchSignupLinks } from './signup-links';

interface DialogProps {
  readonly query: string;
  readonly onClose: () => void;
}

/** Stands in for a dialog whose script cannot be had: the press leads to the page of the signup, as the link that it is. */
function SignupPage({ query }: DialogProps) {
  useEffect(() => window.location.assign(urls.path('signup') + query), [query]);
  return null;
}

const SignupDialog = lazy<ComponentType<DialogProps>>(async () => {
  // Where the page is about to load itself again, the import ends without a module and without an error.
  const module = await import('./signup-dialog').catch(() => undefined);
  return module ?? { default: SignupPage };
});

/**
 * Opens the signup over the page where a visitor presses a link to it, or pressed one before the framework was there;
 * its script is fetched then.
 */
export function SignupOpener() {
  const intl = useIntl();
  const visitor = useMember() === null;
  const open = useMaybeRootData()?.signupOpen ?? false;
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    if (!visitor || !open) return undefined;
    const pressed = takePressedSignup();
    if (pressed !== undefined) setQuery(pressed);
    return watchSignupLinks(setQuery);
  }, [visitor, open]);

  if (query === undefined) return null;
  return (
    <Suspense fallback={<LoadingBar active label={intl.formatMessage(actionMessages.loading)} />}>
      <SignupDialog query={query} onClose={() => setQuery(undefined)} />
    </Suspense>
  );
}
