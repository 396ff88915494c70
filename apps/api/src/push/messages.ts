import { defineMessages } from '@heartwood/i18n';

/** The texts of a notification, whose title is the sender's name. */
export const pushMessages = defineMessages({
  fictional: {
    id: 'push.fictional',
    defaultMessage: '{name} (fictional profile)',
    description: 'Title of a push notification about somebody whose profile is fictional; name is theirs.',
  },
  message: {
    id: 'push.message',
    defaultMessage: 'New message for you',
    description: 'Push notification under the sender’s name. The message itself is not shown.',
  },
  conversation: {
    id: 'push.conversation',
    defaultMessage: 'Sent you their first message',
    description: 'Push notification under the sender’s name: the first message of a new conversation.',
  },
  unread: {
    id: 'push.unread',
    defaultMessage: 'Is waiting for your reply',
    description: 'Push notification under the name of somebody whose message has not been read for a day.',
  },
  like: {
    id: 'push.like',
    defaultMessage: 'Likes you',
    description: 'Push notification under the name of who likes the member.',
  },
  match: {
    id: 'push.match',
    defaultMessage: 'Likes you too: it’s a match!',
    description: 'Push notification under the name of who likes the member back.',
  },
});
