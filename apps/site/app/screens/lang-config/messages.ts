import { defineMessages } from '@heartwood/i18n';

/** Messages of the page with every language and the choice of the country. */
export const langConfigMessages = defineMessages({
  title: {
    id: 'lang_config.title',
    defaultMessage: 'Language and country',
    description: 'Title of the page with every language and the choice of the country',
  },
  text: {
    id: 'lang_config.text',
    defaultMessage: 'Flirting works best in the language you dream in. Change it whenever you like.',
    description: 'Sentences below the title of the page with every language. Idiom: say it your way',
  },
  nearby: {
    id: 'lang_config.nearby',
    defaultMessage: 'Spoken in your country ({country})',
    description:
      'Heading above the languages of the reader’s country; country is its name, such as Belgium, as a list would have it',
  },
  others: {
    id: 'lang_config.others',
    defaultMessage: 'More languages',
    description: 'Heading above the languages that are not those of the reader’s country',
  },
  all: {
    id: 'lang_config.all',
    defaultMessage: 'All languages',
    description: 'Heading above the languages where the reader’s country is not known',
  },
  country_title: {
    id: 'lang_config.country_title',
    defaultMessage: 'Where are you?',
    description: 'Heading above the choice of the country',
  },
  country_text: {
    id: 'lang_config.country_text',
    defaultMessage: 'Search results, prices and payment methods depend on this country.',
    description: 'What the choice of the country is for. Idiom: say it your way',
  },
  country: {
    id: 'lang_config.country',
    defaultMessage: 'Country',
    description: 'Label of the list of countries',
  },
  country_auto: {
    id: 'lang_config.country_auto',
    defaultMessage: 'Wherever I am right now',
    description: 'First choice in the list of countries: the one of the visitor’s connection',
  },
  country_submit: {
    id: 'lang_config.country_submit',
    defaultMessage: 'Use this country',
    description: 'Button below the list of countries',
  },
});
