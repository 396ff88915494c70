import { defineMessages } from '../define-messages';

/** Top navigation, tabs and menus; keyed by the part after `navigation.`. */
export const navigationMessages = defineMessages({
  main: {
    id: 'navigation.main',
    defaultMessage: 'Main menu',
    description: 'Accessible name of the main navigation',
  },
  skip_to_content: {
    id: 'navigation.skip_to_content',
    defaultMessage: 'Skip to content',
    description: 'First link for keyboard users: jumps over the navigation',
  },
  home: {
    id: 'navigation.home',
    defaultMessage: 'Home page',
    description: 'Link on the logo',
  },
  discover: {
    id: 'navigation.discover',
    defaultMessage: 'Discover',
    description: 'Short label of the search for members, in tabs and the top navigation',
  },
  search_members: {
    id: 'navigation.search_members',
    defaultMessage: 'Search members',
    description: 'Link to the search for members',
  },
  messages: {
    id: 'navigation.messages',
    defaultMessage: 'Messages',
    description: 'Link to the conversations',
  },
  likes: {
    id: 'navigation.likes',
    defaultMessage: 'Likes',
    description: 'Link to the likes',
  },
  swipe: {
    id: 'navigation.swipe',
    defaultMessage: 'Swipe',
    description: 'Link to the swipe game',
  },
  credits: {
    id: 'navigation.credits',
    defaultMessage: 'Credits',
    description: 'Link to the credits and the purchase of more',
  },
  get_premium: {
    id: 'navigation.get_premium',
    defaultMessage: 'Get premium',
    description: 'Button for members who have not bought anything yet',
  },
  account: {
    id: 'navigation.account',
    defaultMessage: 'My account',
    description: 'Accessible name of the account menu',
  },
  photos: {
    id: 'navigation.photos',
    defaultMessage: 'Your photos',
    description: 'Title of the page with all own photos, and the link to it',
  },
  photo_not_uploaded: {
    id: 'navigation.photo_not_uploaded',
    defaultMessage: 'A photo wasn’t uploaded',
    description: 'Toast on any page when the upload of an own photo failed; the reason follows',
  },
  profile: {
    id: 'navigation.profile',
    defaultMessage: 'My profile',
    description: 'Link to the member’s own profile',
  },
  payments: {
    id: 'navigation.payments',
    defaultMessage: 'Payments and credits',
    description: 'Link to the list of payments and credits',
  },
  settings: {
    id: 'navigation.settings',
    defaultMessage: 'Settings',
    description: 'Link',
  },
  logout: {
    id: 'navigation.logout',
    defaultMessage: 'Log out',
    description: 'Button',
  },
  login: {
    id: 'navigation.login',
    defaultMessage: 'Log in',
    description: 'Button or link',
  },
  signup: {
    id: 'navigation.signup',
    defaultMessage: 'Join free',
    description: 'Button or link to become a member',
  },
  language: {
    id: 'navigation.language',
    defaultMessage: 'Language',
    description: 'Accessible name of the language menu',
  },
  all_languages: {
    id: 'navigation.all_languages',
    defaultMessage: 'All languages and countries',
    description:
      'Last link of the language menu: to the page with all languages and the choice of the country',
  },
  back: {
    id: 'navigation.back',
    defaultMessage: 'Back',
    description: 'Back button in the installed app',
  },
  notifications: {
    id: 'navigation.notifications',
    defaultMessage: 'Notifications',
    description: 'Link to the notification settings',
  },
  unread_messages: {
    id: 'navigation.unread_messages',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Accessible name of the badge on messages; count is the number of unread messages',
  },
  new_likes: {
    id: 'navigation.new_likes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Accessible name of the badge on likes; count is the number of new likes',
  },
  credit_balance: {
    id: 'navigation.credit_balance',
    defaultMessage: '{count, plural, one {# credit left} other {# credits left}}',
    description: 'Accessible name of the badge on credits; count is the balance',
  },
});
