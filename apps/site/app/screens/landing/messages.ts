import { defineMessages } from '@heartwood/i18n';

/** Messages of the logged-out landing page. */
export const landingMessages = defineMessages({
  headline: {
    id: 'landing.headline',
    defaultMessage: 'Flirt like you <em>mean</em> it',
    description:
      'Headline of the landing page; <em> marks the word that is stressed by colour. Idiom: say it your way',
  },
  sentence: {
    id: 'landing.sentence',
    defaultMessage:
      'I am <who>a woman</who> and I’d like to meet <seek>a man</seek> aged <age>35 to 50</age>',
    description:
      'Sentence of the landing page; the words inside each tag are replaced by a list to choose from: own gender, whom one wants to meet, an age range',
  },
  who: {
    id: 'landing.who',
    defaultMessage: 'I am',
    description: 'Accessible name of the list of one’s own gender',
  },
  seek: {
    id: 'landing.seek',
    defaultMessage: 'I’d like to meet',
    description: 'Accessible name of the list of genders one wants to meet',
  },
  age: { id: 'landing.age', defaultMessage: 'Age', description: 'Accessible name of the list of age ranges' },
  who_female: {
    id: 'landing.who_female',
    defaultMessage: 'a woman',
    description: 'In the sentence “I am a woman”',
  },
  who_male: { id: 'landing.who_male', defaultMessage: 'a man', description: 'In the sentence “I am a man”' },
  seek_female: {
    id: 'landing.seek_female',
    defaultMessage: 'a woman',
    description: 'In the sentence “I would like to meet a woman” (accusative)',
  },
  seek_male: {
    id: 'landing.seek_male',
    defaultMessage: 'a man',
    description: 'In the sentence “I would like to meet a man” (accusative)',
  },
  age_range: {
    id: 'landing.age_range',
    defaultMessage: '{from} to {to}',
    description: 'An age range in the sentence “of 35 to 50”; from and to are numbers of years',
  },
  submit: {
    id: 'landing.submit',
    defaultMessage: 'Take a look around',
    description: 'Button of the landing page',
  },
  fine: {
    id: 'landing.fine',
    defaultMessage: 'Free to join, {min_age} and over.',
    description: 'Small print below the button; min_age is a number of years',
  },
  prices: { id: 'landing.prices', defaultMessage: 'What it costs', description: 'Title of the price list' },
  free: { id: 'landing.free', defaultMessage: 'Free', description: 'Price of what costs nothing' },
  basics: {
    id: 'landing.basics',
    defaultMessage: 'Profile, search, likes',
    description: 'Row of the price list: what is free',
  },
  basics_text: {
    id: 'landing.basics_text',
    defaultMessage:
      'Look around as long as you like and upload up to {photos, plural, one {# photo} other {# photos}} of your own.',
    description: 'Explains the free row; photos is how many photos a free member may have',
  },
  conversations: {
    id: 'landing.conversations',
    defaultMessage: '{count, plural, one {Your first conversation} other {Your first # conversations}}',
    description: 'Row of the price list; count is how many conversations a free member may start',
  },
  conversations_text: {
    id: 'landing.conversations_text',
    defaultMessage: 'A few messages each, to see if it clicks.',
    description: 'Explains the row of free conversations',
  },
  messages: {
    id: 'landing.messages',
    defaultMessage: 'Every message after that',
    description: 'Row of the price list: paid messages',
  },
  message_price: {
    id: 'landing.message_price',
    defaultMessage: 'from {price}',
    description: 'Price of a message; price is an amount of money',
  },
  credits: {
    id: 'landing.credits',
    defaultMessage: 'Credits',
    description: 'Placeholder for the price of a message where no amount is known',
  },
  messages_text: {
    id: 'landing.messages_text',
    defaultMessage: 'No subscription. You see the price before you pay.',
    description: 'Explains the row of paid messages',
  },
  claim: {
    id: 'landing.claim',
    defaultMessage: '{percentage} better odds of a match',
    description:
      'Figure that the operator advertises with, in large letters; percentage is a number with a percent sign, such as “46%”',
  },
  claim_source: {
    id: 'landing.claim_source',
    defaultMessage: 'Source: {source}',
    description: 'Below the figure; source is the operator’s text, such as “Member survey, March 2026”',
  },
  all_questions: {
    id: 'landing.all_questions',
    defaultMessage: 'All questions',
    description: 'Link below “Questions and answers”, to the page with all of them',
  },
});
