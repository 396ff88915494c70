import { defineMessages } from '@heartwood/i18n';

/** Messages of the popup for a match or a new like. */
export const matchMessages = defineMessages({
  match_title: {
    id: 'match.match_title',
    defaultMessage: 'It’s a match!',
    description: 'Title of the popup when two members like each other; short, joyful',
  },
  match_text: {
    id: 'match.match_text',
    defaultMessage: 'You and {name} like each other. Say hi while the sparks are flying.',
    description:
      'Sentence of that popup, which both of the two read; avoid a pronoun with a gender for the member. Idiom: say it your way',
  },
  match_text_city: {
    id: 'match.match_text_city',
    defaultMessage: 'You and {name} from {city} like each other. Say hi while the sparks are flying.',
    description:
      'The same with the city; avoid a pronoun with a gender for the member. Idiom: say it your way',
  },
  like_title: {
    id: 'match.like_title',
    defaultMessage: 'Someone’s got their eye on you',
    description: 'Title of the popup when a member likes the reader; short. Idiom: say it your way',
  },
  like_text: {
    id: 'match.like_text',
    defaultMessage: '{name} sent you a heart. Curious?',
    description: 'Sentence of that popup',
  },
  like_text_city: {
    id: 'match.like_text_city',
    defaultMessage: '{name} from {city} sent you a heart. Curious?',
    description: 'The same with the city',
  },
  write: {
    id: 'match.write',
    defaultMessage: 'Write to {name}',
    description: 'Main button after a match; opens the conversation',
  },
  view: {
    id: 'match.view',
    defaultMessage: 'View {name}’s profile',
    description: 'Main button after a like; opens the profile',
  },
  later: {
    id: 'match.later',
    defaultMessage: 'Keep browsing',
    description: 'Text button that closes the popup',
  },
  not_now: {
    id: 'match.not_now',
    defaultMessage: 'Not now',
    description: 'Text button that closes the popup of a new like',
  },
  likes_title: {
    id: 'match.likes_title',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Title of the popup when several members like the reader at once; short',
  },
  likes_text: {
    id: 'match.likes_text',
    defaultMessage: 'Several hearts at once. Curious who they’re from?',
    description: 'Sentence of that popup',
  },
  likes_view: {
    id: 'match.likes_view',
    defaultMessage: 'See who likes you',
    description: 'Main button of that popup; opens the received likes',
  },
});
