import { navigationMessages } from '@heartwood/i18n';
import type { NotificationType } from '@heartwood/domain';
import { Alert, NotificationTypes, SavedNotice, SettingsScreen } from '@heartwood/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { useSwitches } from '../../forms/use-switches';
import { useMember } from '../../member/member-store';
import { usePushAccess } from '../../push/push-access';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { sectionList } from '../settings/section-list';
import { MailStopped } from './mail-stopped';
import { notificationMessages as texts } from './messages';
import type { NotificationSettings } from './notifications-data';
import type { action as pageAction } from './notifications.server';
import { PushNotice } from './push-notice';
import { QuietPart } from './quiet-part';
import { listedTypes, typeLooks } from './type-looks';
import { useSaved } from './use-saved';

const action = urls.path('notifications');

type Channel = 'mail' | 'push';

/** The notification settings: every switch saved at once, quiet hours, and what prevents delivery. */
export function SettingsPart({ data }: { readonly data: NotificationSettings }) {
  const intl = useIntl();
  const { chosen, push } = data;
  const member = useMember()?.id ?? '';
  const { push_public_key: publicKey } = useRootData().brand;
  const access = usePushAccess(member, push);
  const { busy, error } = useForm<typeof pageAction>();
  const { saved, showSaved, end } = useSaved();

  async function turnOnPush() {
    const { browserPush } = await import('../../push/browser-push');
    return publicKey === null ? 'denied' : browserPush.turnOn(member, publicKey);
  }

  async function save(id: string, on: boolean) {
    const [type, channel] = id.split(' ') as [NotificationType, Channel];
    if (channel === 'push' && on && access === 'ask' && (await turnOnPush()) !== 'subscribed')
      return 'unchanged' as const;
    const { saveNotifications } = await import('./save-notifications');
    return saveNotifications({ type, channel, enabled: on });
  }

  const control = useSwitches(save, showSaved);
  const isStopped = chosen.mail_stopped.length > 0;
  const disabled = { mail: isStopped, push: access === 'denied' || access === 'unsupported' };
  const channelOf = (type: NotificationType, channel: Channel, selected: boolean) =>
    control({
      id: `${type} ${channel}`,
      name: channel,
      action,
      fields: { type },
      selected,
      disabled: disabled[channel],
    });
  const rows = listedTypes.flatMap((type) => {
    const found = chosen.types.find((one) => one.type === type);
    if (!found) return [];
    const { icon, label, note } = typeLooks[type];
    return {
      id: type,
      icon,
      label: intl.formatMessage(label),
      note: intl.formatMessage(note),
      mail: channelOf(type, 'mail', found.mail),
      push: found.push === null || access === 'off' ? undefined : channelOf(type, 'push', found.push),
    };
  });

  const wasStopped = useRef(isStopped);
  useEffect(() => {
    if (wasStopped.current && !isStopped) {
      showSaved(undefined, 'saved');
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    wasStopped.current = isStopped;
  });

  return (
    <SettingsScreen
      title={intl.formatMessage(navigationMessages.notifications)}
      titleInBar
      text={intl.formatMessage(texts.text)}
      sections={{
        label: intl.formatMessage(navigationMessages.settings),
        items: sectionList(intl, 'notifications'),
      }}
      aside={<QuietPart data={data} onSaved={showSaved} />}
    >
      {error && <Alert tone="danger" role="alert" title={error} />}
      {isStopped && <MailStopped reasons={chosen.mail_stopped} busy={busy} />}
      <PushNotice access={access} turnOn={turnOnPush} />
      <NotificationTypes
        columns={{ mail: intl.formatMessage(texts.mail), push: intl.formatMessage(texts.push) }}
        noPush={intl.formatMessage(texts.no_push)}
        types={rows}
      />
      <SavedNotice saved={saved} onEnd={end} />
    </SettingsScreen>
  );
}
