import { defineMessages } from '@heartwood/i18n';

/** Messages of the premium overview. */
export const premiumMessages = defineMessages({
  page_title: {
    id: 'premium.page_title',
    defaultMessage: 'Premium',
    description: 'Title of the browser’s tab',
  },
  title: {
    id: 'premium.title',
    defaultMessage: 'Your first purchase opens everything up',
    description: 'Title of the premium overview. Idiom: say it your way',
  },
  text: {
    id: 'premium.text',
    defaultMessage: 'Your first purchase makes you a premium member. No subscription, no commitment.',
    description: 'Sentence below the title of the premium overview',
  },
  photos_title: {
    id: 'premium.photos_title',
    defaultMessage: 'Every photo, unblurred',
    description: 'Benefit of premium: title',
  },
  photos_text: {
    id: 'premium.photos_text',
    defaultMessage: 'See every photo on a profile, and show up to {count} of your own.',
    description: 'Benefit of premium: sentence',
  },
  private_title: {
    id: 'premium.private_title',
    defaultMessage: 'Private photos too',
    description: 'Benefit of premium: title',
  },
  private_text: {
    id: 'premium.private_text',
    defaultMessage: 'See what others share with premium members only.',
    description: 'Benefit of premium: sentence',
  },
  conversations_title: {
    id: 'premium.conversations_title',
    defaultMessage: 'No limit on new conversations',
    description: 'Benefit of premium: title',
  },
  conversations_text: {
    id: 'premium.conversations_text',
    defaultMessage:
      'Free members can start {count, plural, one {# conversation} other {# conversations}}. With premium, you can write to anyone you like.',
    description: 'Benefit of premium: sentence; count is the number of free conversations',
  },
  free_title: {
    id: 'premium.free_title',
    defaultMessage: 'Stays free',
    description: 'Above what members without premium have; shows when they press a locked photo',
  },
  free_text: {
    id: 'premium.free_text',
    defaultMessage:
      'Searching, likes, matches and everyone’s profile photo. You can start {count, plural, one {# conversation} other {# conversations}}, too.',
    description: 'What members without premium have; count is the number of free conversations',
  },
  with_title: {
    id: 'premium.with_title',
    defaultMessage: 'Comes with premium',
    description: 'Above the list of what premium adds; shows when a member without it presses a locked photo',
  },
  packages_from: {
    id: 'premium.packages_from',
    defaultMessage: 'Packages from {price}',
    description: 'Price of the smallest package of credits, the least that premium costs',
  },
  price_label: {
    id: 'premium.price_label',
    defaultMessage: 'Per message, from',
    description: 'Label above the lowest price of a message',
  },
  price_note: {
    id: 'premium.price_note',
    defaultMessage: 'in the best-value package; {price} in the smallest',
    description: 'Label below the lowest price of a message; price is that in the most expensive package',
  },
  action: {
    id: 'premium.action',
    defaultMessage: 'See packages',
    description: 'Button to the page on which credits are bought',
  },
  fine: {
    id: 'premium.fine',
    defaultMessage: 'You pay once. Nothing renews automatically.',
    description: 'Below the button of the premium overview',
  },
});
