import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { ActivationReminder } from './ActivationReminder';
import type { ActivationReminderProps } from './ActivationReminder';

const meta: Meta = { title: 'Screens/ActivationReminder', component: ActivationReminder };
export default meta;

function story(change: Partial<ActivationReminderProps>): StoryObj {
  return {
    render: (args, { loaded }) => {
      const t = textsOf(loaded);
      const label = t('notices.resend', 'Send the mail again');
      const email = 'david.vandenbroeck@gmial.com';
      const reminder = (
        <ActivationReminder
          presentation="alert"
          title={t('notices.confirm_title', 'One press is missing')}
          text={t('notices.confirm_text', 'Confirm your email, and others can answer you. Our mail went to')}
          address={email}
          suggestion={{
            label: t('notices.did_you_mean', 'Did you mean {email}?', {
              email: 'david.vandenbroeck@gmail.com',
            }),
            href: '/settings',
          }}
          resend={{ label, form: { action: '/activate/error' } }}
          close={{ label: t('notices.confirm_close', 'I will look'), onPress: () => undefined }}
          {...change}
          {...args}
        />
      );
      return (
        <AppFrame {...sampleFrame(t, { place: 'members' })} alerts={reminder}>
          <div style={{ minHeight: '60vh' }} />
        </AppFrame>
      );
    },
  };
}

export const Strip = story({});
export const Sent = story({ suggestion: undefined, sent: 'Sent. It should be there within a minute.' });
export const Limited = story({ suggestion: undefined, error: 'Try again in 42 minutes.' });
export const Sheet: StoryObj = {
  ...story({ presentation: 'modal' }),
  globals: { viewport: { value: 'phone' } },
};
