import { defineMessages } from '@heartwood/i18n';

/** Messages of the age warning. */
export const entryMessages = defineMessages({
  title: {
    id: 'entry.title',
    defaultMessage: 'Adults only past this door',
    description:
      'Headline of the warning before the first page; beside it a door stands ajar. Two short lines. Idiom: say it your way',
  },
  text: {
    id: 'entry.text',
    defaultMessage:
      'This is where adults meet adults, and conversations can get steamy. You need to be {min_age} or older.',
    description: 'What is behind the door, in one or two sentences; min_age is a number of years',
  },
  accept: {
    id: 'entry.accept',
    defaultMessage: 'I am {min_age} or older',
    description: 'Button that opens the site; min_age is a number of years',
  },
  leave: {
    id: 'entry.leave',
    defaultMessage: 'Take me back',
    description: 'Button that leaves the site',
  },
  fine: {
    id: 'entry.fine',
    defaultMessage:
      'By entering, you accept the <terms>terms</terms>. We use these <cookies>cookies</cookies>.',
    description: 'Small print under the buttons; both words are links',
  },
});
