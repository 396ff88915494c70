import { defineMessages } from '@heartwood/i18n';

/** Messages of the page of a deleted account, and of its reactivation. */
export const deletedMessages = defineMessages({
  page_title: {
    id: 'deleted.page_title',
    defaultMessage: 'Account deleted',
    description: 'Title of the browser’s tab on the page of a deleted account',
  },
  title: {
    id: 'deleted.title',
    defaultMessage: 'Your account has been deleted',
    description: 'Title of the page that follows the deletion of an account',
  },
  text: {
    id: 'deleted.text',
    defaultMessage:
      'No one can see your profile any more. Miss us? For {days, plural, one {# day} other {# days}}, the link in our email brings everything back. After that, your account is erased for good.',
    description: 'Sentences of the page that follows the deletion of an account; days is 14',
  },
  to_start: {
    id: 'deleted.to_start',
    defaultMessage: 'Go to the home page',
    description: 'Link away from the page that follows the deletion of an account',
  },
  ready_title: {
    id: 'deleted.ready_title',
    defaultMessage: 'Coming back?',
    description: 'Title of the page that the mail about a deletion opens',
  },
  ready_text: {
    id: 'deleted.ready_text',
    defaultMessage: 'One click and your profile, photos and conversations are back.',
    description: 'Sentence on the page that the mail about a deletion opens',
  },
  bring_back: {
    id: 'deleted.bring_back',
    defaultMessage: 'Bring my account back',
    description: 'Button that brings a deleted account back',
  },
  bringing_back: {
    id: 'deleted.bringing_back',
    defaultMessage: 'Bringing it back',
    description: 'Announced to screen readers while a deleted account is being restored',
  },
  back_title: {
    id: 'deleted.back_title',
    defaultMessage: 'Good to have you back',
    description: 'Title after a deleted account was restored',
  },
  back_text: {
    id: 'deleted.back_text',
    defaultMessage: 'Your account is just as you left it.',
    description: 'Sentence after a deleted account was restored',
  },
  to_members: {
    id: 'deleted.to_members',
    defaultMessage: 'See who’s here',
    description: 'Link to the members after a deleted account was restored',
  },
  failed_title: {
    id: 'deleted.failed_title',
    defaultMessage: 'This link no longer works',
    description: 'Title where the link of the mail about a deletion is too old or was used',
  },
  failed_text: {
    id: 'deleted.failed_text',
    defaultMessage:
      'It works once, within {days, plural, one {# day} other {# days}} of deleting your account. Already used it? Just log in. If not, write to <mail>{email}</mail>.',
    description:
      'Sentences where the link of the mail about a deletion is too old or was used; email is the support’s, the tag is a link to write to it',
  },
});
