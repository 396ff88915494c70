import { defineMessages } from '@heartwood/i18n';

/** Messages around the static texts. */
export const pagesMessages = defineMessages({
  contents: {
    id: 'pages.contents',
    defaultMessage: 'On this page',
    description: 'Accessible name of the list of contents of terms, privacy and similar pages',
  },
  since: {
    id: 'pages.since',
    defaultMessage: 'Effective date: {date}',
    description: 'Below the title of the terms and of the privacy page; the date is written out',
  },
});
