import { defineMessages } from '@heartwood/i18n';

/** Messages of the steps that delete an account. */
export const deletionMessages = defineMessages({
  step: {
    id: 'deletion.step',
    defaultMessage: 'Step {step} of {total}',
    description: 'Above a step of deleting the account; both are numbers',
  },
  stay: {
    id: 'deletion.stay',
    defaultMessage: 'I’ll stay after all',
    description: 'Link out of deleting the account, on every step',
  },
  reason_title: {
    id: 'deletion.reason_title',
    defaultMessage: 'Why are you leaving?',
    description: 'Title of the step that asks why somebody leaves',
  },
  reason_text: {
    id: 'deletion.reason_text',
    defaultMessage: 'Your answer helps us get better. It’s optional.',
    description: 'Below the question why somebody leaves',
  },
  found_somebody: {
    id: 'deletion.found_somebody',
    defaultMessage: 'I’ve met someone',
    description: 'Reason to leave',
  },
  no_replies: {
    id: 'deletion.no_replies',
    defaultMessage: 'Too few serious replies',
    description: 'Reason to leave',
  },
  too_expensive: {
    id: 'deletion.too_expensive',
    defaultMessage: 'It’s too expensive',
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
  help_title: {
    id: 'deletion.help_title',
    defaultMessage: 'Can we help?',
    description: 'Title for a member who leaves because they don’t feel safe',
  },
  help_text: {
    id: 'deletion.help_text',
    defaultMessage: 'Tell us what happened. Someone on our team will read it, and no one else will see it.',
    description: 'Sentence for a member who leaves because they don’t feel safe',
  },
  help_action: {
    id: 'deletion.help_action',
    defaultMessage: 'Tell us about it',
    description: 'Link to the complaints for a member who leaves because they don’t feel safe',
  },
  pause_title: {
    id: 'deletion.pause_title',
    defaultMessage: 'Go invisible for a while?',
    description: 'Title for a member who leaves because they need a break',
  },
  pause_text: {
    id: 'deletion.pause_text',
    defaultMessage: 'No one new can find you, and nothing gets lost. Switch it off and you’re back.',
    description: 'Sentence for a member who leaves because they need a break',
  },
  pause_action: {
    id: 'deletion.pause_action',
    defaultMessage: 'Go invisible',
    description: 'Button that makes the member invisible instead',
  },
  go_on: {
    id: 'deletion.go_on',
    defaultMessage: 'No, delete my account',
    description: 'Link and button: on with deleting the account',
  },
  offer_lead: {
    id: 'deletion.offer_lead',
    defaultMessage: 'If it’s about the price:',
    description: 'Above the one offer to stay',
  },
  offer_title: {
    id: 'deletion.offer_title',
    defaultMessage: 'on your next {credits, plural, one {credit} other {# credits}}',
    description: 'Below the per cent of the offer, “−50% off your next 30 credits”',
  },
  per_message: {
    id: 'deletion.per_message',
    defaultMessage: '{price} per message',
    description: 'What a message costs with the offer; price is money',
  },
  offer_text: {
    id: 'deletion.offer_text',
    defaultMessage:
      'One time only, just for this account. No subscription. If you say no now, we won’t ask again.',
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
    defaultMessage: 'Right away',
    description: 'When: right after deleting the account',
  },
  at_once_text: {
    id: 'deletion.at_once_text',
    defaultMessage: 'No one can find you any more, and you’re logged out on all devices.',
    description: 'What happens right after deleting the account',
  },
  for_days: {
    id: 'deletion.for_days',
    defaultMessage: 'For {days, plural, one {# day} other {# days}}',
    description: 'When: how long a deleted account can come back; days is 14',
  },
  for_days_text: {
    id: 'deletion.for_days_text',
    defaultMessage: 'The link in our email brings everything back.',
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
    defaultMessage:
      '{credits, plural, one {Your last credit is gone too.} other {Your # credits are gone too.}}',
    description: 'After the sentence that profile, photos and likes are gone for good; credits is a number',
  },
  words_stay: {
    id: 'deletion.words_stay',
    defaultMessage: 'Messages you sent stay with the people you wrote to, without your name.',
    description:
      'Last sentence on what happens 14 days after deleting the account: of messages to other members',
  },
  comment: {
    id: 'deletion.comment',
    defaultMessage: 'Anything you’d like to tell us? (optional)',
    description: 'Label of the text field of the last step: what the member wants to say about leaving',
  },
  comment_counter: {
    id: 'deletion.comment_counter',
    defaultMessage: '{count} of {max} characters',
    description: 'Below the text about leaving: how much is written of what is allowed; both are numbers',
  },
  keep: {
    id: 'deletion.keep',
    defaultMessage: 'Keep my account',
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
    description: 'Announced to screen readers while the account is being deleted',
  },
});
