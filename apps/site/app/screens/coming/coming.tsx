import { comingMessages } from '@heartwood/i18n';
import { ComingScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import type { loader } from './coming.server';

export { loader } from './coming.server';

export const handle = definePage({
  messages: ['coming'],
  title: ({ intl }) => intl.formatMessage(comingMessages.title),
});

/** Stands at an address whose screen is not open yet. */
export default function ComingPage() {
  const intl = useIntl();
  const { searchOpen } = useRootData();
  const member = useMember();
  return (
    <ComingScreen
      title={intl.formatMessage(comingMessages.title)}
      text={intl.formatMessage(comingMessages.text)}
      action={{
        href: urls.path(member || searchOpen ? 'members' : 'index'),
        label: intl.formatMessage(comingMessages.action),
      }}
      figure={useLoaderData<typeof loader>().figure}
    />
  );
}
