import { defineMessages } from '@heartwood/i18n';

/** Messages of the house across the street. */
export const aloneMessages = defineMessages({
  headline: {
    id: 'lander.alone_headline',
    defaultMessage: 'Alone <b>tonight?</b>',
    description:
      'Headline beside a house at night; <b> is the second line; each line as short as can be, and fit for every gender',
  },
  hour: {
    id: 'lander.alone_hour',
    defaultMessage: 'It’s <time></time>.',
    description: 'Before the sentence below “Alone tonight?”; <time> is replaced by the clock, such as 22:47',
  },
  lede: {
    id: 'lander.alone_lede',
    defaultMessage: 'There’s a light on the fourth floor, too. Flick a switch and see who else is still up.',
    description: 'Below “Alone tonight?”, beside a house with a few lit windows. Idiom: say it your way',
  },
  question: {
    id: 'lander.alone_question',
    defaultMessage: 'How’s your evening?',
    description: 'Title of three light switches; one short line',
  },
  quiet: {
    id: 'lander.alone_quiet',
    defaultMessage: 'Quiet. Almost too quiet',
    description: 'Answer to “How’s your evening?”',
  },
  restless: {
    id: 'lander.alone_restless',
    defaultMessage: 'Restless, in a good way',
    description: 'Answer to “How’s your evening?”',
  },
  open: {
    id: 'lander.alone_open',
    defaultMessage: 'Open to persuasion',
    description: 'Answer to “How’s your evening?”. Idiom: say it your way',
  },
  submit: {
    id: 'lander.alone_submit',
    defaultMessage: 'Leave a light on',
    description: 'Button below three light switches',
  },
});
