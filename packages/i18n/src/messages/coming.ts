import { defineMessages } from '../define-messages';

/** The page of a screen that is not open yet; keyed by what follows `coming.`. */
export const comingMessages = defineMessages({
  title: {
    id: 'coming.title',
    defaultMessage: 'This page is on its way',
    description: 'Title of the page of a screen that is not open yet',
  },
  text: {
    id: 'coming.text',
    defaultMessage:
      'We are still putting the finishing touches to it. In the meantime, someone nice may be waiting for your first hello.',
    description: 'Sentence below the title of a screen that is not open yet',
  },
  action: {
    id: 'coming.action',
    defaultMessage: 'Look around meanwhile',
    description: 'Link from a screen that is not open yet to the members or the home page',
  },
});
