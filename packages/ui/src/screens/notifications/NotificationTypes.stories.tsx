import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { SettingsScreen } from '../SettingsScreen/SettingsScreen';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { NotificationTypes } from './NotificationTypes';
import { QuietHours } from './QuietHours';
import { sampleParts, sampleTypes } from './sample-notifications';
import type { SampleStopped } from './sample-notifications';
import { SavedNotice } from './SavedNotice';

const meta: Meta = { title: 'Screens/Notifications', component: NotificationTypes };
export default meta;

const quiet = (t: StoryTexts) => (
  <QuietHours
    title={t('notifications.quiet', 'Quiet hours')}
    selected
    switchLabel={t('notifications.quiet', 'Quiet hours')}
    times={{ from: '22:30', until: '08:00', zone: 'Europe/Amsterdam' }}
    labels={{
      from: t('notifications.quiet_from', 'Quiet from'),
      until: t('notifications.quiet_until', 'Until'),
      zone: t('notifications.quiet_zone', 'Time zone'),
    }}
    names={{ switch: 'quiet', from: 'quiet_from', until: 'quiet_until', zone: 'time_zone' }}
    zones={[{ value: 'Europe/Amsterdam', label: 'Amsterdam' }]}
    lengthText={(minutes) =>
      t('notifications.quiet_length', '{hours} hours of quiet', { hours: minutes / 60 })
    }
    text={t(
      'notifications.quiet_text',
      'Messages still arrive; only sounds and notifications wait until quiet hours end. Emails can come at any time.',
    )}
    form={{ action: '/notifications' }}
    submit={t('actions.save', 'Save')}
    onChange={() => undefined}
  />
);

interface Shown {
  stopped?: SampleStopped;
  notice?: (t: StoryTexts) => ReactNode;
  saved?: boolean;
}

const story = ({ stopped, notice, saved }: Shown): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const title = t('navigation.notifications', 'Notifications');
    const settings = { href: '/settings', label: t('navigation.settings', 'Settings') };
    const phone = { kind: 'inner', back: settings, title } as const;
    const undo = { label: t('notifications.undo', 'Undo'), onPress: () => undefined };
    return (
      <AppFrame {...sampleFrame(t, { place: 'profile', credits: 8, phone })}>
        <SettingsScreen
          title={title}
          titleInBar
          text={t('notifications.text', 'Every change is saved right away.')}
          sections={{ label: settings.label, items: sampleParts(t) }}
          aside={quiet(t)}
        >
          {notice?.(t)}
          <NotificationTypes
            columns={{
              mail: t('notifications.mail', 'Email'),
              push: t('notifications.push', 'Push'),
            }}
            noPush={t('notifications.no_push', 'No push')}
            types={sampleTypes(t, stopped)}
          />
          <SavedNotice
            saved={saved ? { id: 1, title: t('notifications.saved', 'Saved'), undo } : undefined}
            onEnd={() => undefined}
          />
        </SettingsScreen>
      </AppFrame>
    );
  },
});

export const Types = story({});

export const Saved = story({ saved: true });

export const MailStopped = story({
  stopped: { mail: true },
  notice: (t) => (
    <Alert
      tone="danger"
      icon={<MailX />}
      title={t('notifications.stopped_title', 'You’re not getting emails from us.')}
      action={
        <Button look="text" size="small">
          {t('notifications.stopped_action', 'Get emails again')}
        </Button>
      }
    >
      {t(
        'notifications.stopped_complaint',
        'One of our emails was marked as spam, so we stopped sending any.',
      )}
    </Alert>
  ),
});

export const PushDenied = story({
  stopped: { push: true },
  notice: (t) => (
    <Alert
      icon={<BellOff />}
      title={t('notifications.denied_title', 'Your browser is blocking notifications.')}
    >
      {t(
        'notifications.denied_text',
        'Use the icon beside the address to allow notifications, and these switches will work.',
      )}
    </Alert>
  ),
});
