import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { DeleteAccountScreen } from './DeleteAccountScreen';
import { DeleteDetour } from './DeleteDetour';
import { DeleteLast } from './DeleteLast';
import { DeleteOffer } from './DeleteOffer';
import { DeleteReason } from './DeleteReason';

const meta: Meta = { title: 'Screens/Delete account', component: DeleteAccountScreen };
export default meta;

const story = (step: number, body: (t: StoryTexts) => ReactNode): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { credits: 8, phone: { kind: 'bare' } })}>
        <DeleteAccountScreen
          back={{ href: '/settings', label: t('navigation.back', 'Back') }}
          step={t('deletion.step', 'Step {step} of {total}', { step, total: 3 })}
          stay={{ href: '/settings', label: t('deletion.stay', 'I’ll stay after all') }}
        >
          {body(t)}
        </DeleteAccountScreen>
      </AppFrame>
    );
  },
});

export const Reason = story(1, (t) => (
  <DeleteReason
    title={t('deletion.reason_title', 'Why are you leaving?')}
    text={t('deletion.reason_text', 'Your answer helps us get better. It’s optional.')}
    form={{ action: '/settings/delete' }}
    name="reason"
    reasons={[
      { value: 'found_somebody', label: t('deletion.found_somebody', 'I’ve met someone') },
      { value: 'no_replies', label: t('deletion.no_replies', 'Too few serious replies') },
      { value: 'too_expensive', label: t('deletion.too_expensive', 'It’s too expensive') },
      { value: 'too_many_mails', label: t('deletion.too_many_mails', 'Too many notifications') },
      { value: 'not_sure', label: t('deletion.not_sure', 'I don’t feel safe') },
      { value: 'pause', label: t('deletion.pause', 'I need a break') },
    ]}
    selected={['too_expensive']}
    submit={t('actions.continue', 'Continue')}
  />
));

export const Help = story(1, (t) => (
  <DeleteDetour
    title={t('deletion.help_title', 'Can we help?')}
    text={t(
      'deletion.help_text',
      'Tell us what happened. Someone on our team will read it, and no one else will see it.',
    )}
    action={
      <ButtonLink href="/complaints" size="large" full>
        {t('deletion.help_action', 'Tell us about it')}
      </ButtonLink>
    }
    next={{ href: '?step=offer', label: t('deletion.go_on', 'No, delete my account') }}
  />
));

export const Offer = story(2, (t) => (
  <DeleteOffer
    lead={t('deletion.offer_lead', 'If it’s about the price:')}
    percentage={50}
    title={t('deletion.offer_title', 'on your next {credits} credits', { credits: 30 })}
    price="17,45 €"
    fullPrice="34,90 €"
    perMessage={t('deletion.per_message', '{price} per message', { price: '0,58 €' })}
    text={t(
      'deletion.offer_text',
      'One time only, just for this account. No subscription. If you say no now, we won’t ask again.',
    )}
    action="/settings/delete"
    accept={{ label: t('deletion.offer_accept', 'Stay with the discount'), fields: { offer: 'accept' } }}
    decline={{ label: t('deletion.go_on', 'No, delete my account'), fields: { offer: 'decline' } }}
  />
));

const last = (error?: (t: StoryTexts) => string) =>
  story(3, (t) => (
    <DeleteLast
      title={t('deletion.last_title', 'Really delete your account?')}
      atOnce={{
        when: t('deletion.at_once', 'Right away'),
        text: t(
          'deletion.at_once_text',
          'No one can find you any more, and you’re logged out on all devices.',
        ),
      }}
      forDays={{
        when: t('deletion.for_days', 'For {days} days', { days: 14 }),
        text: t('deletion.for_days_text', 'The link in our email brings everything back.'),
      }}
      after={{
        when: t('deletion.from_date', 'From {date}', { date: '7. 12.' }),
        text: [
          t('deletion.from_date_text', 'Profile, photos and likes are gone for good.'),
          t('deletion.words_stay', 'Messages you sent stay with the people you wrote to, without your name.'),
        ].join(' '),
      }}
      action="/settings/delete"
      comment={{
        name: 'comment',
        label: t('deletion.comment', 'Anything you’d like to tell us? (optional)'),
        counter: (count) =>
          t('deletion.comment_counter', '{count} of {max} characters', { count, max: 2000 }),
      }}
      password={{
        name: 'password',
        required: true,
        label: t('settings.your_password', 'Your password'),
        error: error?.(t),
        showLabel: t('login.show_password', 'Show password'),
        hideLabel: t('login.hide_password', 'Hide password'),
      }}
      keep={{ href: '/settings', label: t('deletion.keep', 'Keep my account') }}
      submit={t('deletion.submit', 'Delete account')}
    />
  ));

export const Last = last();

export const WrongPassword = last((t) =>
  t('errors.old_password_wrong', 'Your current password is incorrect.'),
);
