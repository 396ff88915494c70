import { defineMessages } from '@heartwood/i18n';

/** Messages of the pages of likes. */
export const likesMessages = defineMessages({
  title: { id: 'likes.title', defaultMessage: 'Likes', description: 'Title of the page with likes' },
  lists: {
    id: 'likes.lists',
    defaultMessage: 'Lists of likes',
    description: 'Accessible name of the three links received, given, matches',
  },
  received: {
    id: 'likes.received',
    defaultMessage: 'Received',
    description: 'Link to the list of members who like the reader; one of three short tabs',
  },
  given: {
    id: 'likes.given',
    defaultMessage: 'Sent',
    description: 'Link to the list of members whom the reader likes; one of three short tabs',
  },
  matches: {
    id: 'likes.matches',
    defaultMessage: 'Matches',
    description: 'Link to the list of mutual likes; one of three short tabs',
  },
  new_count: {
    id: 'likes.new_count',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Read out for the number beside “Received”',
  },
  new_like: {
    id: 'likes.new_like',
    defaultMessage: 'New',
    description: 'Mark on the photo of a member whose like the reader has not looked at yet; very short',
  },
  match: {
    id: 'likes.match',
    defaultMessage: 'Match',
    description: 'Mark on the photo of a member with whom the liking is mutual; very short',
  },
  received_empty: {
    id: 'likes.received_empty',
    defaultMessage: 'No hearts yet',
    description: 'Title where nobody likes the reader so far',
  },
  received_empty_text: {
    id: 'likes.received_empty_text',
    defaultMessage:
      'The more of yourself you show, the sooner someone’s heart skips a beat. Go on, say hello.',
    description:
      'Sentence where nobody likes the reader so far; the button below leads to the search. Idiom: say it your way',
  },
  given_empty: {
    id: 'likes.given_empty',
    defaultMessage: 'You haven’t sent any hearts yet',
    description: 'Title where the reader likes nobody so far',
  },
  given_empty_text: {
    id: 'likes.given_empty_text',
    defaultMessage: 'See someone you like? Tap the heart. That’s often all it takes.',
    description: 'Sentence where the reader likes nobody so far',
  },
  matches_empty: {
    id: 'likes.matches_empty',
    defaultMessage: 'No matches yet',
    description: 'Title where no like is mutual so far',
  },
  matches_empty_text: {
    id: 'likes.matches_empty_text',
    defaultMessage: 'When someone you like likes you back, you’ll find them here.',
    description: 'Sentence where no like is mutual so far',
  },
  discover: {
    id: 'likes.discover',
    defaultMessage: 'Discover members',
    description: 'Button to the member search on an empty page of likes',
  },
  older: {
    id: 'likes.older',
    defaultMessage: 'Show older likes',
    description: 'Link to the next page of a long list of likes',
  },
});
