import { defineMessages } from '@heartwood/i18n';

/** Messages of the popups about the first-purchase discount. */
export const bonusMessages = defineMessages({
  title: {
    id: 'bonus.title',
    defaultMessage: 'Your bonus is still on',
    description: 'Title of the popup about the bonus',
  },
  text: {
    id: 'bonus.text',
    defaultMessage: '{percentage} off your first package. You pay once, and nothing renews automatically.',
    description: 'Sentence of that popup; percentage is a formatted percentage',
  },
  ends: {
    id: 'bonus.ends',
    defaultMessage: 'ends at {time}',
    description: 'When the bonus ends, beside its clock; time is a time of day within the next four hours',
  },
  action: {
    id: 'bonus.action',
    defaultMessage: 'See all packages',
    description: 'Button to the page on which credits are bought',
  },
  not_now: {
    id: 'bonus.not_now',
    defaultMessage: 'Not now',
    description: 'Closes the popup',
  },
  welcome_title: {
    id: 'bonus.welcome_title',
    defaultMessage: 'Your {percentage} welcome bonus',
    description: 'Title of the welcome bonus; percentage is a formatted percentage',
  },
  welcome_text: {
    id: 'bonus.welcome_text',
    defaultMessage:
      'On your first package, for the next {hours, plural, one {hour} other {# hours}}. After that, regular prices apply.',
    description: 'Below that title; hours are those that are left, rounded up',
  },
  welcome_until: {
    id: 'bonus.welcome_until',
    defaultMessage: 'On your first package. Valid until {date}.',
    description:
      'Below that title where the discount lasts for days; date has the day and the time. Never says that prices rise',
  },
  hours: {
    id: 'bonus.hours',
    defaultMessage: '{count, plural, one {hour} other {hours}}',
    description: 'Below the number of hours inside a ring; count is not shown',
  },
  look_around: {
    id: 'bonus.look_around',
    defaultMessage: 'Look around first',
    description: 'Closes the welcome bonus',
  },
});
