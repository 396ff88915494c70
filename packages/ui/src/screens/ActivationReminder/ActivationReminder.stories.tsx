import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { ActivationSheet, ActivationStrip } from './ActivationReminder';
import type { ActivationStripProps } from './ActivationReminder';

const meta: Meta = { title: 'Screens/ActivationReminder', component: ActivationStrip };
export default meta;

const resend = (t: StoryTexts) => ({
  label: t('notices.resend_short', 'Send again'),
  form: { action: '/activate/error' },
});

function story(change: (t: StoryTexts) => Partial<ActivationStripProps>): StoryObj {
  return {
    render: (args, { loaded }) => {
      const t = textsOf(loaded);
      const strip = (
        <ActivationStrip
          title={t('notices.confirm_short', 'Confirm your email')}
          text={t('notices.confirm_why', 'So people can reply to you.')}
          resend={resend(t)}
          dismiss={{ label: t('actions.close', 'Close'), onPress: () => undefined }}
          {...change(t)}
          {...args}
        />
      );
      return (
        <AppFrame {...sampleFrame(t, { place: 'members' })} alert={{ content: strip }}>
          <Container>
            <TitleRow>
              <Heading level={1}>{t('navigation.discover', 'Discover')}</Heading>
            </TitleRow>
          </Container>
        </AppFrame>
      );
    },
  };
}

export const Strip = story(() => ({}));
export const Mistyped = story((t) => ({
  suggestion: {
    title: t('notices.did_you_mean', 'Did you mean {email}?', { email: 'david@gmail.com' }),
    label: t('notices.correct', 'Correct it'),
    href: '/settings',
  },
}));
export const Sent = story((t) => ({ sent: t('notices.sent', 'Sent. It should be there within a minute.') }));
export const Limited = story((t) => ({
  error: t('notices.wait', 'We’ve sent it several times now. Try again in {minutes} minutes.', {
    minutes: 42,
  }),
}));

export const Sheet: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ActivationSheet
        title={t('notices.confirm_title', 'Just one more click')}
        text={t('notices.confirm_text', 'Confirm your email so people can reply to you. We sent the link to')}
        address="david.vandenbroeck@gmial.com"
        suggestion={{
          label: t('notices.did_you_mean', 'Did you mean {email}?', { email: 'david@gmail.com' }),
          href: '/settings',
        }}
        resend={{ ...resend(t), label: t('notices.resend', 'Send the email again') }}
        close={{ label: t('notices.confirm_close', 'I’ll have a look'), onPress: () => undefined }}
        {...args}
      />
    );
  },
  globals: { viewport: { value: 'phone' } },
};
