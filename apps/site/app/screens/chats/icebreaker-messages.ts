import { defineMessages } from '@heartwood/i18n';

/** First lines for a conversation. They depend on the niche, see `overlays.ts` of the i18n package. */
export const icebreakerMessages = defineMessages({
  open: {
    id: 'icebreaker.open',
    defaultMessage: 'See five icebreakers',
    description: 'Button of a conversation without messages that opens first lines to choose from',
  },
  title: {
    id: 'icebreaker.title',
    defaultMessage: 'How will you start?',
    description: 'Title over the first lines to choose from. Idiom: say it your way',
  },
  hint: {
    id: 'icebreaker.hint',
    defaultMessage: 'Tap a line to put it in your message. You decide when to send it.',
    description: 'Above the first lines to choose from',
  },
  draft: {
    id: 'icebreaker.draft',
    defaultMessage:
      'You’ve already started writing, so your own words stay. Clear the field to use one of these.',
    description: 'Above the first lines to choose from, while there is a text in the field',
  },
  line_1: {
    id: 'icebreaker.line_1',
    defaultMessage: 'What can you never walk past at a market?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader. Idiom: say it your way',
  },
  line_2: {
    id: 'icebreaker.line_2',
    defaultMessage: 'What gets you out of bed early without an alarm?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader. Idiom: say it your way',
  },
  line_3: {
    id: 'icebreaker.line_3',
    defaultMessage: 'Two truths and a lie. I’ll start.',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader. Idiom: say it your way',
  },
  line_4: {
    id: 'icebreaker.line_4',
    defaultMessage: 'When did you last do something for the first time?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader. Idiom: say it your way',
  },
  line_5: {
    id: 'icebreaker.line_5',
    defaultMessage: 'Which song do you only sing in the car?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader. Idiom: say it your way',
  },
});
