import { defineMessages } from '@heartwood/i18n';

/** Messages of the step that asks for push messages. */
export const pushMessages = defineMessages({
  push_title: {
    id: 'signup.push_title',
    defaultMessage: 'Know when someone writes',
    description: 'Title of the step that asks for notifications of the browser. Idiom: say it your way',
  },
  push_text: {
    id: 'signup.push_text',
    defaultMessage:
      'We’ll tell you about messages and likes, nothing else. You can turn notifications off any time.',
    description: 'Sentence below the title of the step that asks for notifications of the browser',
  },
  push_submit: {
    id: 'signup.push_submit',
    defaultMessage: 'Turn on notifications',
    description: 'Button that turns on notifications; the browser asks then',
  },
  push_later: {
    id: 'signup.push_later',
    defaultMessage: 'Not now',
    description: 'Button that leaves out the step that asks for notifications',
  },
});
