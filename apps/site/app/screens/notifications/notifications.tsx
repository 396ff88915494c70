import { navigationMessages } from '@heartwood/i18n';
import { useLoaderData } from '@remix-run/react';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import type { NotificationsData } from './notifications-data';
import type { loader } from './notifications.server';
import { SettingsPart } from './settings-part';
import { UnsubscriptionPart } from './unsubscription-part';

export { action, loader } from './notifications.server';

export const handle = definePage<NotificationsData>({
  messages: ['notifications', 'settings'],
  title: ({ intl }) => intl.formatMessage(navigationMessages.notifications),
  place: 'profile',
  ownAction: true,
  phone: ({ intl, data: { kind } }) => {
    if (kind === 'unsubscription') return { kind: 'main' };
    const back = { href: urls.path('settings'), label: intl.formatMessage(navigationMessages.settings) };
    return { kind: 'inner', back, title: intl.formatMessage(navigationMessages.notifications) };
  },
});

/** The notification settings, or the page of a mail's unsubscribe link. */
export default function NotificationsPage() {
  const data = useLoaderData<typeof loader>() as NotificationsData | false;
  if (!data) return null;
  return data.kind === 'settings' ? <SettingsPart data={data} /> : <UnsubscriptionPart data={data} />;
}
