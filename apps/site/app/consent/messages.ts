import { defineMessages } from '@heartwood/i18n';

/** Messages of the question whether third-party scripts may be loaded. */
export const consentMessages = defineMessages({
  title: {
    id: 'consent.title',
    defaultMessage: 'OK to load third-party scripts?',
    description: 'Short headline of the notice that asks for consent to scripts of other companies',
  },
  text: {
    id: 'consent.text',
    defaultMessage:
      'Say yes and we’ll load scripts from other companies, which can then see your IP address and the pages you visit. Say no and nothing changes. <link>More about cookies</link>',
    description: 'Text of the notice; the words in link lead to the page about cookies',
  },
  accept: {
    id: 'consent.accept',
    defaultMessage: 'Yes, allow',
    description: 'Button: third-party scripts may be loaded. As short as the other button',
  },
  refuse: {
    id: 'consent.refuse',
    defaultMessage: 'No, thanks',
    description: 'Button: third-party scripts may not be loaded. As short as the other button',
  },
  now_accepted: {
    id: 'consent.now_accepted',
    defaultMessage: 'Your choice: yes. Third-party scripts may be loaded.',
    description: 'On the page about cookies, above the two buttons',
  },
  now_refused: {
    id: 'consent.now_refused',
    defaultMessage: 'Your choice: no. Third-party scripts are not loaded.',
    description: 'On the page about cookies, above the two buttons',
  },
  now_open: {
    id: 'consent.now_open',
    defaultMessage: 'You haven’t chosen yet. Until you do, no third-party scripts are loaded.',
    description: 'On the page about cookies, above the two buttons',
  },
});
