import { defineMessages } from '@heartwood/i18n';

/** Messages of the page that the installed app shows offline. */
export const offlineMessages = defineMessages({
  word: {
    id: 'offline.word',
    defaultMessage: 'N<hole>o</hole> signal',
    description:
      'Title of the page that the installed app shows without a network, in huge letters. One or two short words that people use for a place without signal; one of its letters must be an “o”, which is wrapped in <hole> and drawn as a hole into the night',
  },
  lead: {
    id: 'offline.lead',
    defaultMessage: 'Your latest conversations are right here.',
    description: 'Below the title, where conversations were kept on the device',
  },
  text: {
    id: 'offline.text',
    defaultMessage:
      'As soon as you’re back online, this page reloads automatically and your waiting messages are sent.',
    description: 'Below it: what happens once the network is back',
  },
  copied: {
    id: 'offline.copied',
    defaultMessage: 'As of {time}',
    description:
      'In the bar: when the conversations were copied to the device; time is a time of day or a date',
  },
});
