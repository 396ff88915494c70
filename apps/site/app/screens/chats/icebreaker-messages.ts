import { defineMessages } from '@heartwood/i18n';

/** First lines for a conversation. What they say depends on the niche, see `overlays.ts` of the i18n package. */
export const icebreakerMessages = defineMessages({
  open: {
    id: 'icebreaker.open',
    defaultMessage: 'See five first lines',
    description: 'Button of a conversation without messages that opens first lines to choose from',
  },
  title: {
    id: 'icebreaker.title',
    defaultMessage: 'How will you begin?',
    description: 'Title over the first lines to choose from',
  },
  hint: {
    id: 'icebreaker.hint',
    defaultMessage: 'A tap puts the line into your text field. Sending it is up to you.',
    description: 'Above the first lines to choose from',
  },
  draft: {
    id: 'icebreaker.draft',
    defaultMessage: 'You have begun already: your own words stay. Clear the field to use one of these.',
    description: 'Above the first lines to choose from, while there is a text in the field',
  },
  line_1: {
    id: 'icebreaker.line_1',
    defaultMessage: 'Which market stall would have to ban you?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader',
  },
  line_2: {
    id: 'icebreaker.line_2',
    defaultMessage: 'What gets you out of bed early, all by yourself?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader',
  },
  line_3: {
    id: 'icebreaker.line_3',
    defaultMessage: 'Two truths, one lie: I’ll start.',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader',
  },
  line_4: {
    id: 'icebreaker.line_4',
    defaultMessage: 'What did you last do for the very first time?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader',
  },
  line_5: {
    id: 'icebreaker.line_5',
    defaultMessage: 'Which song do you only sing in the car?',
    description:
      'A first line to write to somebody one has never met: personal, light, about real life, no compliment on looks, no gender of writer or reader',
  },
});
