import { lazy, Suspense, useEffect, useState } from 'react';
import { useMember } from '../../../session/member-store';
import { useMaybeRootData } from '../../../session/root-data';
import { watchSignupLinks } from './signup-links';

const SignupDialog = lazy(() => import('./signup-dialog'));

/** Opens the signup over the page where a visitor presses a link to it; its script is fetched then. */
export function SignupOpener() {
  const visitor = useMember() === null;
  const open = useMaybeRootData()?.signupOpen ?? false;
  const [query, setQuery] = useState<string>();

  useEffect(() => (visitor && open ? watchSignupLinks(setQuery) : undefined), [visitor, open]);

  if (query === undefined) return null;
  return (
    <Suspense>
      <SignupDialog query={query} onClose={() => setQuery(undefined)} />
    </Suspense>
  );
}
