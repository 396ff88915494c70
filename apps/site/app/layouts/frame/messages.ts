import { defineMessages } from '@heartwood/i18n';

/** Messages of the frame, except navigation and footer. */
export const frameMessages = defineMessages({
  current_language: {
    id: 'frame.current_language',
    defaultMessage: 'Language: {language}',
    description: 'Accessible name of the language menu; language is the name of the language that holds now',
  },
  keep_language: {
    id: 'frame.keep_language',
    defaultMessage: 'Keep this language',
    description: 'Accessible name of the button with a cross beside the offer of another language',
  },
  age_sign: {
    id: 'frame.age_sign',
    defaultMessage: '{min_age}+',
    description: 'Age mark in the header; min_age is a number of years',
  },
  age: {
    id: 'frame.age',
    defaultMessage: 'For adults aged {min_age} or over',
    description: 'Explains the age mark in the header; min_age is a number of years',
  },
  us_notice: {
    id: 'frame.us_notice',
    defaultMessage:
      'Notice for the United States: members are not screened for criminal records. Never send money, keep conversations on this site until you feel safe, tell a friend where you’re meeting, and report anyone who makes you uncomfortable.',
    description: 'Further lines of the footer for visitors from the United States',
  },
  bonus_until: {
    id: 'frame.bonus_until',
    defaultMessage: 'until {time}',
    description:
      'In the strip under the navigation: until when the welcome discount counts; time is a weekday with the time of day',
  },
  bonus_left: {
    id: 'frame.bonus_left',
    defaultMessage: 'Less than {hours, plural, one {# hour} other {# hours}} left',
    description: 'Read out in place of the running digits of the bonus',
  },
  bonus_over: {
    id: 'frame.bonus_over',
    defaultMessage: 'The bonus has ended. Regular prices apply.',
    description: 'Quiet line in place of the strip once the bonus has ended',
  },
  bonus_time: {
    id: 'frame.bonus_time',
    defaultMessage: '{percentage} off your first package',
    description:
      'Title of the strip under the navigation while the time bonus runs; percentage is a formatted percentage. Short',
  },
  bonus_welcome: {
    id: 'frame.bonus_welcome',
    defaultMessage: '{percentage} welcome discount',
    description:
      'Title of the strip while the welcome discount counts; percentage is a formatted percentage. Short',
  },
});
