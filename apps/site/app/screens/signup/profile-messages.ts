import { defineMessages } from '@heartwood/i18n';

/** Messages of the steps that ask for the profile. */
export const profileMessages = defineMessages({
  about_title: {
    id: 'signup.about_title',
    defaultMessage: 'About you',
    description: 'Title of the step that asks for gender, sexuality and place. Idiom: say it your way',
  },
  looks_title: {
    id: 'signup.looks_title',
    defaultMessage: 'How would we spot you?',
    description: 'Title of the step that asks for looks and what one is here for. Idiom: say it your way',
  },
  wishes_title: {
    id: 'signup.wishes_title',
    defaultMessage: 'What gets you going?',
    description: 'Title of the step that asks for interests. Idiom: say it your way',
  },
  wishes_text: {
    id: 'signup.wishes_text',
    defaultMessage:
      'Choose as many as you like. The spicier ones are one tap away, and only appear on your profile if you choose them.',
    description: 'Sentence below the title of the step that asks for interests',
  },
  intimate: {
    id: 'signup.intimate',
    defaultMessage: 'Show the spicy ones',
    description: 'Opens the list of intimate interests',
  },
  choose: {
    id: 'signup.choose',
    defaultMessage: 'Choose',
    description: 'First entry of a list in which nothing is chosen yet',
  },
});
