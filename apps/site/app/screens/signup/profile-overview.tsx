import { CompleteSignupScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { loader } from './complete-signup.server';
import { overviewProps } from './overview-props';

/** What a profile has, with links to what it lacks. */
export function ProfileOverview() {
  return <CompleteSignupScreen {...overviewProps(useIntl(), useLoaderData<typeof loader>())} />;
}
