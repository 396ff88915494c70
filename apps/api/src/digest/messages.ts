import { defineMessages } from '@heartwood/i18n';

/** The digest mail. */
export const digestMessages = defineMessages({
  heading: {
    id: 'mail.digest.heading',
    defaultMessage: 'Something for you, {name}',
    description: 'Heading of the mail with what is new for a member. name is theirs.',
  },
  conversations: {
    id: 'mail.digest.conversations',
    defaultMessage: 'Someone new',
    description: 'Heading over the people who wrote to the member for the first time.',
  },
  conversation: {
    id: 'mail.digest.conversation',
    defaultMessage: '{name} wrote to you for the first time',
    description: 'Line of the mail with news: the first message of a conversation. name is who wrote it.',
  },
  messages: {
    id: 'mail.digest.messages',
    defaultMessage: 'Your conversations',
    description: 'Heading over the conversations with new messages.',
  },
  message: {
    id: 'mail.digest.message',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}} from {name}',
    description: 'Line of the mail with news. name is who wrote; the messages are not shown.',
  },
  likes: {
    id: 'mail.digest.likes',
    defaultMessage: 'Hearts for you',
    description: 'Heading over the people who like the member.',
  },
  like: {
    id: 'mail.digest.like',
    defaultMessage: '{name} likes you',
    description: 'Line and subject of the mail with news. name is who likes the member.',
  },
  match: {
    id: 'mail.digest.match',
    defaultMessage: 'It’s a match: you and {name} like each other',
    description: 'Line and subject of the mail with news. name is the other one.',
  },
  unread: {
    id: 'mail.digest.unread',
    defaultMessage: 'Still waiting for you',
    description: 'Heading over people whose messages have not been read for a day.',
  },
  waiting: {
    id: 'mail.digest.waiting',
    defaultMessage: '{name} is waiting for your reply',
    description: 'Line and subject of the mail with news: a message has not been read for a day.',
  },
  week: {
    id: 'mail.digest.week',
    defaultMessage: 'Your week on {brand}',
    description:
      'Heading, and subject, of what happened around a member in a week. brand is the site’s name.',
  },
  newMembers: {
    id: 'mail.digest.new_members',
    defaultMessage:
      '{count, plural, one {# new member matches your search} other {# new members match your search}}: {names}',
    description: 'Line of the week: who joined. names is the list of all their names.',
  },
  someNewMembers: {
    id: 'mail.digest.new_members_some',
    defaultMessage:
      '{count, plural, one {# new member matches your search} other {# new members match your search}}, including {names}',
    description: 'Line of the week: who joined. names lists only some of their names; count is larger.',
  },
  weekLikes: {
    id: 'mail.digest.week_likes',
    defaultMessage: '{count, plural, one {# heart for you} other {# hearts for you}} in the last seven days',
    description: 'Line of the week: how many people liked the member.',
  },
  photo: {
    id: 'mail.digest.photo',
    defaultMessage: 'Show your smile',
    description: 'Heading, and subject, of the reminder that a profile has no photo.',
  },
  photoText: {
    id: 'mail.digest.photo_text',
    defaultMessage:
      'Your profile doesn’t have a photo yet. Add one so people can see who they’re writing to.',
    description: 'The reminder that a profile has no photo.',
  },
  more: {
    id: 'mail.digest.more',
    defaultMessage: 'and {count, plural, one {# more} other {# more}}',
    description: 'After the first lines of a list of people.',
  },
  subjectPeople: {
    id: 'mail.digest.subject_people',
    defaultMessage: '{count, plural, one {Someone wrote to you} other {# people wrote to you}}',
    description: 'Subject of the mail with news: so many people wrote.',
  },
  subjectWrote: {
    id: 'mail.digest.subject_wrote',
    defaultMessage: '{name} wrote to you',
    description: 'Subject of the mail with news: one person wrote.',
  },
  subjectLikes: {
    id: 'mail.digest.subject_likes',
    defaultMessage: '{count, plural, one {Someone likes you} other {# people like you}}',
    description: 'Subject of the mail with news: so many people like the member.',
  },
  openMessages: {
    id: 'mail.digest.open_messages',
    defaultMessage: 'Read your messages',
    description: 'Button of the mail with news.',
  },
  openLikes: {
    id: 'mail.digest.open_likes',
    defaultMessage: 'See who likes you',
    description: 'Button of the mail with news.',
  },
  openMembers: {
    id: 'mail.digest.open_members',
    defaultMessage: 'Look around',
    description: 'Button of the mail with news: opens the search.',
  },
  openProfile: {
    id: 'mail.digest.open_profile',
    defaultMessage: 'Add a photo',
    description: 'Button of the mail with news: opens the own profile.',
  },
  once: {
    id: 'mail.digest.once',
    defaultMessage: 'We collect what’s new for you in one email, once a day at most.',
    description: 'Small print of the mail with news.',
  },
});

/** The mail that reminds a member to confirm the address. */
export const confirmReminderMessages = defineMessages({
  subject: {
    id: 'mail.confirm_reminder.subject',
    defaultMessage: 'Just one click to go, {name}',
    description: 'Subject of the reminder to confirm the mail address. name is the member’s.',
  },
  preview: {
    id: 'mail.confirm_reminder.preview',
    defaultMessage: 'Your profile is ready. All that’s left is to confirm your address.',
    description: 'Preview line of the reminder to confirm the mail address.',
  },
  intro: {
    id: 'mail.confirm_reminder.intro',
    defaultMessage:
      'Your profile on {brand} is ready, but no one can see it yet. Confirm this address so people can find you and write to you.',
    description: 'The reminder to confirm the mail address. brand is the site’s name.',
  },
});
