import { defineMessages } from '@heartwood/i18n';

/** The steps that delete an account. */
export const deletionMessages = defineMessages({
  step: {
    id: 'deletion.step',
    defaultMessage: 'Step {step} of {total}',
    description: 'Above a step of deleting the account; both are numbers',
  },
  stay: {
    id: 'deletion.stay',
    defaultMessage: 'Stay after all',
    description: 'Link out of deleting the account, on every step',
  },
  reason_title: {
    id: 'deletion.reason_title',
    defaultMessage: 'What tips the balance?',
    description: 'Title of the step that asks why somebody leaves',
  },
  reason_text: {
    id: 'deletion.reason_text',
    defaultMessage: 'An answer helps us. You can also leave it out.',
    description: 'Below the question why somebody leaves',
  },
  found_somebody: {
    id: 'deletion.found_somebody',
    defaultMessage: 'I’ve met somebody',
    description: 'Reason to leave',
  },
  no_replies: {
    id: 'deletion.no_replies',
    defaultMessage: 'Too few serious replies',
    description: 'Reason to leave',
  },
  too_expensive: {
    id: 'deletion.too_expensive',
    defaultMessage: 'It costs me too much',
    description: 'Reason to leave',
  },
  too_many_mails: {
    id: 'deletion.too_many_mails',
    defaultMessage: 'Too many notifications',
    description: 'Reason to leave',
  },
  not_sure: {
    id: 'deletion.not_sure',
    defaultMessage: 'I don’t feel safe',
    description: 'Reason to leave',
  },
  pause: {
    id: 'deletion.pause',
    defaultMessage: 'I need a break',
    description: 'Reason to leave',
  },
  privacy: {
    id: 'deletion.privacy',
    defaultMessage: 'I worry about my data',
    description: 'Reason to leave',
  },
  other: {
    id: 'deletion.other',
    defaultMessage: 'Something else',
    description: 'Reason to leave',
  },
  help_title: {
    id: 'deletion.help_title',
    defaultMessage: 'Shall we look into it with you?',
    description: 'Title where somebody leaves who doesn’t feel safe',
  },
  help_text: {
    id: 'deletion.help_text',
    defaultMessage: 'Tell us what happened. Somebody of our team reads it, and nobody else hears of it.',
    description: 'Sentence where somebody leaves who doesn’t feel safe',
  },
  help_action: {
    id: 'deletion.help_action',
    defaultMessage: 'Tell us about it',
    description: 'Link to the complaints where somebody leaves who doesn’t feel safe',
  },
  pause_title: {
    id: 'deletion.pause_title',
    defaultMessage: 'Invisible for a while?',
    description: 'Title where somebody leaves who needs a break',
  },
  pause_text: {
    id: 'deletion.pause_text',
    defaultMessage: 'Nobody new finds you, and nothing gets lost. You come back with one switch.',
    description: 'Sentence where somebody leaves who needs a break',
  },
  pause_action: {
    id: 'deletion.pause_action',
    defaultMessage: 'Become invisible',
    description: 'Button that makes the member invisible instead',
  },
  go_on: {
    id: 'deletion.go_on',
    defaultMessage: 'No, delete the account',
    description: 'Link and button: on with deleting the account',
  },
  offer_lead: {
    id: 'deletion.offer_lead',
    defaultMessage: 'If it’s about the price:',
    description: 'Above the one offer to stay',
  },
  offer_title: {
    id: 'deletion.offer_title',
    defaultMessage: 'off your next {credits, plural, one {# credit} other {# credits}}',
    description: 'Below the per cent of the offer, “−50% off your next 30 credits”',
  },
  per_message: {
    id: 'deletion.per_message',
    defaultMessage: '{price} a message',
    description: 'What a message costs with the offer; price is money',
  },
  offer_text: {
    id: 'deletion.offer_text',
    defaultMessage: 'Once, for this account only. No subscription. If you say no now, we won’t ask again.',
    description: 'Sentence below the one offer to stay',
  },
  offer_accept: {
    id: 'deletion.offer_accept',
    defaultMessage: 'Stay with the discount',
    description: 'Button that takes the offer',
  },
  last_title: {
    id: 'deletion.last_title',
    defaultMessage: 'Really delete your account?',
    description: 'Title of the last step of deleting the account',
  },
  at_once: {
    id: 'deletion.at_once',
    defaultMessage: 'At once',
    description: 'When: right after deleting the account',
  },
  at_once_text: {
    id: 'deletion.at_once_text',
    defaultMessage: 'Nobody finds you any more, and all devices are logged out.',
    description: 'What happens right after deleting the account',
  },
  for_days: {
    id: 'deletion.for_days',
    defaultMessage: 'For {days, plural, one {# day} other {# days}}',
    description: 'When: how long a deleted account can come back; days is 14',
  },
  for_days_text: {
    id: 'deletion.for_days_text',
    defaultMessage: 'The link in our mail brings everything back.',
    description: 'What is possible for 14 days',
  },
  from_date: {
    id: 'deletion.from_date',
    defaultMessage: 'From {date}',
    description: 'When: the day from which a deleted account is gone; date is day and month',
  },
  from_date_text: {
    id: 'deletion.from_date_text',
    defaultMessage: 'Profile, photos and likes are gone for good.',
    description: 'What happens 14 days after deleting the account',
  },
  credits_lost: {
    id: 'deletion.credits_lost',
    defaultMessage: 'So {credits, plural, one {is your # credit} other {are your # credits}}.',
    description: 'After the sentence that profile, photos and likes are gone for good; credits is a number',
  },
  words_stay: {
    id: 'deletion.words_stay',
    defaultMessage: 'What you wrote stays with the others, without your name.',
    description:
      'Last sentence on what happens 14 days after deleting the account: of messages to other members',
  },
  keep: {
    id: 'deletion.keep',
    defaultMessage: 'Keep it',
    description: 'Button of the last step: the account stays',
  },
  submit: {
    id: 'deletion.submit',
    defaultMessage: 'Delete account',
    description: 'Button of the last step: deletes the account',
  },
  deleting: {
    id: 'deletion.deleting',
    defaultMessage: 'Deleting',
    description: 'Told to screen readers while the account is being deleted',
  },
});
