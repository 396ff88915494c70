import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog';
import { AppFrame } from '../AppFrame/AppFrame';
import { MembersSkeleton } from '../MembersScreen/MembersSkeleton';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { ReportForm } from './ReportForm';
import type { ReportFormProps } from './ReportForm';
import { ReportSent } from './ReportSent';

const meta: Meta = { title: 'Screens/Report', component: ReportForm };
export default meta;

const name = 'Lena';

function report(t: StoryTexts): ReportFormProps {
  const photo = (number: number) => ({
    value: `photo:${number}`,
    label: t('report.subject_photo', 'Photo {number}', { number }),
  });
  return {
    action: '/settings/reports',
    subject: {
      name: 'subject',
      label: t('report.subject', 'What are you reporting?'),
      options: [
        { value: 'profile:1', label: t('report.subject_profile', 'The profile') },
        photo(1),
        photo(2),
      ],
    },
    reason: {
      name: 'reason',
      label: t('report.reason', 'What’s wrong?'),
      options: [
        { value: 'fake', label: t('report.reason_fake', 'Not who they say they are') },
        { value: 'scam', label: t('report.reason_scam', 'Asks for money or my details') },
        { value: 'harassment', label: t('report.reason_harassment', 'Insults, threats or pressure') },
        { value: 'underage', label: t('report.reason_underage', 'May be underage') },
        { value: 'spam', label: t('report.reason_spam', 'Advertising') },
        { value: 'explicit', label: t('report.reason_explicit', 'Too explicit') },
        { value: 'other', label: t('report.reason_other', 'Something else') },
      ],
    },
    words: {
      name: 'text',
      rows: 3,
      label: t('report.words', 'What happened?'),
      hint: t('report.words_hint', 'Optional, but a sentence or two helps us.'),
    },
    note: t('report.note', '{name} won’t find out it was you.', { name }),
    submit: t('report.submit', 'Send report'),
  };
}

const story = (body: (t: StoryTexts) => ReactNode): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'members', credits: 8 })}>
        <MembersSkeleton label={t('actions.loading', 'One moment…')} />
        <Dialog
          isOpen
          size="medium"
          title={t('report.title', 'Report {name}', { name })}
          close={t('actions.close', 'Close')}
          onClose={fn()}
        >
          {body(t)}
        </Dialog>
      </AppFrame>
    );
  },
});

const form = (change: (t: StoryTexts) => Partial<ReportFormProps>) =>
  story((t) => <ReportForm {...report(t)} {...change(t)} />);

export const Empty = form(() => ({}));

export const Busy = form((t) => ({ busy: t('report.sending', 'Sending') }));

export const NoReason = form((t) => ({
  reason: { ...report(t).reason, error: t('errors.field.required', 'Please fill this in') },
}));

export const TooMany = form((t) => ({
  error: t(
    'report.too_many',
    'You’ve sent a lot of reports today. Please continue tomorrow, or write to {email}.',
    {
      email: 'support@amberlane.example',
    },
  ),
}));

const sent = (again: boolean) =>
  story((t) => (
    <ReportSent
      title={
        again
          ? t('report.again_title', 'You’ve already reported this')
          : t('report.sent_title', 'Thank you for your report')
      }
      text={
        again
          ? t('report.again_text', 'Your report number stays the same. Status: {status}.', {
              status: t('report.status_open', 'In review'),
            })
          : t('report.sent_text', 'We’ll look into it and email you our decision.')
      }
      number={{ label: t('report.number', 'Your report number'), value: 'H4TX-7PWM' }}
      list={{ href: '/settings/reports', label: t('report.list', 'My reports') }}
      done={{ label: t('actions.close', 'Close'), onPress: fn() }}
    />
  ));

export const Sent = sent(false);

export const SentBefore = sent(true);
