import { defineMessages } from '@heartwood/i18n';

/** Messages of members' cards and hearts, wherever they show. */
export const peopleMessages = defineMessages({
  new_member: {
    id: 'people.new_member',
    defaultMessage: 'New here',
    description: 'Mark on the photo of a member who signed up in the last days; very short',
  },
  fictional: {
    id: 'people.fictional',
    defaultMessage: 'Fictional',
    description: 'Mark of a profile that the operator runs for entertainment; must be clear; very short',
  },
  photos: {
    id: 'people.photos',
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'Read out for the number of photos on a card',
  },
  like_name: {
    id: 'people.like_name',
    defaultMessage: 'Like {name}',
    description: 'Accessible name of the empty heart on a member’s photo; pressing it likes the member',
  },
  unlike_name: {
    id: 'people.unlike_name',
    defaultMessage: 'Unlike {name}',
    description: 'Accessible name of the filled heart on a member’s photo; pressing it takes the like back',
  },
});
