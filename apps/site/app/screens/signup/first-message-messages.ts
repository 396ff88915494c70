import { defineMessages } from '@heartwood/i18n';

/** Messages of the step that asks for a first message to the member one came from. */
export const firstMessageMessages = defineMessages({
  message_title: {
    id: 'signup.message_title',
    defaultMessage: 'Write to {name}',
    description: 'Title of the first step for who came from a profile; name is that member',
  },
  message_title_unnamed: {
    id: 'signup.message_title_unnamed',
    defaultMessage: 'Say hello first',
    description: 'Title of the first step for who came from a profile, where the name is not known',
  },
  message_text: {
    id: 'signup.message_text',
    defaultMessage: 'We’ll send it as soon as you’ve signed up and confirmed your email.',
    description: 'Sentence below the title of the message step',
  },
  message: {
    id: 'signup.message',
    defaultMessage: 'Your first message',
    description: 'Label of the field for the first message',
  },
  message_submit: {
    id: 'signup.message_submit',
    defaultMessage: 'Save this message',
    description: 'Button of the message step',
  },
  message_ready: {
    id: 'signup.message_ready',
    defaultMessage: 'Your message is ready',
    description: 'Label above the message that waits to be sent',
  },
  like_ready: {
    id: 'signup.like_ready',
    defaultMessage: '{name} gets your heart as soon as you’ve joined',
    description:
      'Beside the photo of a member whose heart a visitor clicked; the like is sent to that member after the signup',
  },
  fictional: {
    id: 'signup.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Mark on the photo of a profile that the site runs itself, beside the signup',
  },
  message_skip: {
    id: 'signup.message_skip',
    defaultMessage: 'Write later',
    description: 'Button that leaves the first message out',
  },
});
