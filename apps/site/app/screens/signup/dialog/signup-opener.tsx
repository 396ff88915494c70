import { lazy, Suspense, useEffect, useState } from 'react';
import { useMember } from '../../../session/member-store';
import { useMaybeRootData } from '../../../session/root-data';
import type { SignupContext } from '../signup-context';
import { watchSignupLinks } from './signup-links';

const SignupDialog = lazy(() => import('./signup-dialog'));

/** Opens the signup over the page where a visitor presses a link to it; its script is fetched then. */
export function SignupOpener() {
  const visitor = useMember() === null;
  const open = useMaybeRootData()?.signupOpen ?? false;
  const [context, setContext] = useState<SignupContext>();

  useEffect(() => (visitor && open ? watchSignupLinks(setContext) : undefined), [visitor, open]);

  if (!context) return null;
  return (
    <Suspense>
      <SignupDialog context={context} onClose={() => setContext(undefined)} />
    </Suspense>
  );
}
