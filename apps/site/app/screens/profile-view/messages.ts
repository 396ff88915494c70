import { defineMessages } from '@heartwood/i18n';

/** Messages of another member's profile. */
export const profileViewMessages = defineMessages({
  page_title: {
    id: 'profile_view.page_title',
    defaultMessage: '{name}, {age}',
    description: 'Title of the browser’s tab and of the page: name and age of a member',
  },
  back: {
    id: 'profile_view.back',
    defaultMessage: 'Back to the search',
    description: 'Link from a profile to the member search',
  },
  back_likes: {
    id: 'profile_view.back_likes',
    defaultMessage: 'Back to your likes',
    description: 'Link from a profile to the list of likes',
  },
  place: {
    id: 'profile_view.place',
    defaultMessage: '{city} · {region}',
    description: 'Where a member lives',
  },
  quote: {
    id: 'profile_view.quote',
    defaultMessage: '“{text}”',
    description: 'The member’s own words in the quotation marks of the language',
  },
  write: {
    id: 'profile_view.write',
    defaultMessage: 'Write a message',
    description: 'Main button of a profile; opens the conversation',
  },
  gift: {
    id: 'profile_view.gift',
    defaultMessage: 'Give {name} a gift',
    description: 'Accessible name of the gift button of a profile; opens the conversation with the gifts',
  },
  price: {
    id: 'profile_view.price',
    defaultMessage:
      '{cost, plural, one {# credit} other {# credits}} per message · you have {credits, plural, one {# credit} other {# credits}}',
    description: 'Below the button that writes a message: cost and balance',
  },
  price_money: {
    id: 'profile_view.price_money',
    defaultMessage:
      '{cost, plural, one {# credit} other {# credits}} per message (from {price}) · you have {credits, plural, one {# credit} other {# credits}}',
    description: 'The same with the lowest price in money, such as £0.56',
  },
  free_left: {
    id: 'profile_view.free_left',
    defaultMessage: '{count, plural, one {# free message} other {# free messages}} left for {name}',
    description: 'Below the button that writes a message, for a member who may still write for nothing',
  },
  visitor_price: {
    id: 'profile_view.visitor_price',
    defaultMessage: 'Signing up is free, and so are your first messages.',
    description: 'Below the button that writes a message, for visitors',
  },
  photos: {
    id: 'profile_view.photos',
    defaultMessage: 'Photos of {name}',
    description: 'Accessible name of the list of photos',
  },
  photo: {
    id: 'profile_view.photo',
    defaultMessage: '{name}, photo {number}',
    description: 'Words for a photo, read out instead of it',
  },
  viewer: {
    id: 'profile_view.viewer',
    defaultMessage: 'Photos, full screen',
    description: 'Accessible name of the photos over the whole screen',
  },
  next_photo: {
    id: 'profile_view.next_photo',
    defaultMessage: 'Next photo',
    description: 'Accessible name of the arrow to the next photo',
  },
  previous_photo: {
    id: 'profile_view.previous_photo',
    defaultMessage: 'Previous photo',
    description: 'Accessible name of the arrow to the previous photo',
  },
  enlarge: {
    id: 'profile_view.enlarge',
    defaultMessage: 'Show photo {number} full screen',
    description: 'Accessible name of a photo that opens large',
  },
  position: {
    id: 'profile_view.position',
    defaultMessage: '{number} of {count}',
    description: 'Which photo shows, of how many',
  },
  locked: {
    id: 'profile_view.locked',
    defaultMessage: 'See it unblurred with premium',
    description: 'On a blurred photo, for members; leads to premium',
  },
  locked_visitor: {
    id: 'profile_view.locked_visitor',
    defaultMessage: 'Join free to see more',
    description:
      'On a blurred photo, for visitors; leads to signup. Must not promise that the photo becomes clear',
  },
  private_photos: {
    id: 'profile_view.private_photos',
    defaultMessage: '{count, plural, one {# private photo} other {# private photos}} with premium',
    description: 'On the tile for private photos; leads to premium',
  },
  fictional: {
    id: 'profile_view.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Mark of a profile that the operator runs for entertainment; must be clear',
  },
  interests: {
    id: 'profile_view.interests',
    defaultMessage: 'Interests',
    description: 'Title above the interests of a member',
  },
  shared: {
    id: 'profile_view.shared',
    defaultMessage: 'In common: {count}',
    description: 'How many interests the reader and the member share; count is at least 1',
  },
  intimate: {
    id: 'profile_view.intimate',
    defaultMessage: '{count, plural, one {Show # intimate interest} other {Show # intimate interests}}',
    description: 'Link that shows interests about sex, which stay hidden until asked for',
  },
  similar: {
    id: 'profile_view.similar',
    defaultMessage: 'You might also like',
    description: 'Title above further members below a profile',
  },
  more: {
    id: 'profile_view.more',
    defaultMessage: 'More',
    description: 'Accessible name of the menu with what else can be done about a profile',
  },
  report: {
    id: 'profile_view.report',
    defaultMessage: 'Report {name}',
    description: 'Menu entry that opens the form with which the member is reported to the site',
  },
  report_photo: {
    id: 'profile_view.report_photo',
    defaultMessage: 'Report this photo',
    description: 'Accessible name of the flag beside a photo on the full screen',
  },
  previous_member: {
    id: 'profile_view.previous_member',
    defaultMessage: 'Previous: {name}',
    description: 'Accessible name of the arrow to the profile before this one in the list it was opened from',
  },
  next_member: {
    id: 'profile_view.next_member',
    defaultMessage: 'Next: {name}',
    description: 'Accessible name of the arrow to the profile after this one in the list it was opened from',
  },
  no_previous: {
    id: 'profile_view.no_previous',
    defaultMessage: 'This is the first profile',
    description: 'Accessible name of the arrow to the profile before this one where there is none',
  },
  no_next: {
    id: 'profile_view.no_next',
    defaultMessage: 'This is the last profile',
    description: 'Accessible name of the arrow to the profile after this one where there is none',
  },
  premium_title: {
    id: 'profile_view.premium_title',
    defaultMessage: 'For premium members',
    description: 'Title of what shows when a member without premium presses a locked photo',
  },
  premium_text: {
    id: 'profile_view.premium_text',
    defaultMessage: 'With premium, you can see all of {name}’s photos, private ones included.',
    description: 'Below the title when a member without premium presses a locked photo',
  },
  premium_text_clear: {
    id: 'profile_view.premium_text_clear',
    defaultMessage: 'With premium, you can see all of {name}’s photos.',
    description: 'The same where there are no private photos',
  },
  premium_get: {
    id: 'profile_view.premium_get',
    defaultMessage: 'Get premium',
    description: 'Button that leads to premium when a member without it presses a locked photo',
  },
  premium_later: {
    id: 'profile_view.premium_later',
    defaultMessage: 'Not now',
    description: 'Button that closes what shows when a member without premium presses a locked photo',
  },
  block: {
    id: 'profile_view.block',
    defaultMessage: 'Block {name}',
    description: 'Menu entry and button that block the member',
  },
  block_question: {
    id: 'profile_view.block_question',
    defaultMessage: 'Block {name}?',
    description: 'Title of the question before a member is blocked',
  },
  block_text: {
    id: 'profile_view.block_text',
    defaultMessage: 'You won’t see each other any more, and no messages will get through.',
    description: 'What blocking means, below the question',
  },
});
