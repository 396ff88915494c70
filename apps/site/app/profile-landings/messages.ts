import { defineMessages } from '@heartwood/i18n';

/** Messages of the advertising pages that show one member and ask for a message to them. */
export const profileLandingMessages = defineMessages({
  promise: {
    id: 'profile_landing.promise',
    defaultMessage: 'Free. Delivered once you’ve signed up and confirmed your email (about a minute).',
    description: 'Below the button that takes a first message to a member; says when it is delivered',
  },
  opener: {
    id: 'profile_landing.opener',
    defaultMessage: 'That look says you know a good wine bar. Care to share?',
    description:
      'First message to a member, written for the visitor, beside the member’s photo. Idiom: say it your way',
  },
  send: {
    id: 'profile_landing.send',
    defaultMessage: 'Send my first message',
    description: 'Button below a first message to a member',
  },
  post_title: {
    id: 'profile_landing.post_title',
    defaultMessage: 'Send {name} something sweet',
    description: 'Headline beside a postcard that the visitor writes to a member',
  },
  post_to: {
    id: 'profile_landing.post_to',
    defaultMessage: 'To',
    description: 'Above the name on the address side of a postcard',
  },
  post_opener: {
    id: 'profile_landing.post_opener',
    defaultMessage: 'Weather here: restless. Wish you were at the next table.',
    description: 'Words on a postcard to a member, written for the visitor. Idiom: say it your way',
  },
  post_send: {
    id: 'profile_landing.post_send',
    defaultMessage: 'Send it',
    description: 'Button that posts a postcard',
  },
  no_words: {
    id: 'profile_landing.no_words',
    defaultMessage: 'What would you ask me first?',
    description: 'Headline in a member’s voice, where the member has written nothing about themselves',
  },
  question: {
    id: 'profile_landing.question',
    defaultMessage: 'What’s your reply?',
    description: 'Above two ready answers to a member’s own sentence',
  },
  answer_curious: {
    id: 'profile_landing.answer_curious',
    defaultMessage: 'Go on. I want the long version.',
    description:
      'Ready answer to any sentence a member wrote about themselves; curious. Idiom: say it your way',
  },
  answer_bold: {
    id: 'profile_landing.answer_bold',
    defaultMessage: 'Say that again over a drink with me.',
    description: 'Ready answer to any sentence a member wrote about themselves; bold',
  },
  answer_own: {
    id: 'profile_landing.answer_own',
    defaultMessage: 'In my own words',
    description: 'The third choice beside two ready answers: to write one oneself',
  },
  answer_send: {
    id: 'profile_landing.answer_send',
    defaultMessage: 'Send to {name}',
    description: 'Button that sends the chosen answer to a member',
  },
  demo: {
    id: 'profile_landing.demo',
    defaultMessage: 'Demo profile',
    description: 'Mark beside the name of an invented member of a demonstration',
  },
  agreed: {
    id: 'profile_landing.agreed',
    defaultMessage: '{name} agreed to be shown on this page.',
    description: 'Footer of an advertising page that shows a member',
  },
});
