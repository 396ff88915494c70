import { defineMessages } from '@heartwood/i18n';

/** Messages of the river between two banks. */
export const mapMessages = defineMessages({
  headline: {
    id: 'lander.map_headline',
    defaultMessage: 'Only a river apart',
    description:
      'Headline above a drawn city whose two banks are two profiles about to kiss; at most two lines on a phone',
  },
  lede: {
    id: 'lander.map_lede',
    defaultMessage:
      'Maybe someone on the other bank is looking across too. One message is all the bridge you need.',
    description: 'Sentence below “Only a river apart”. Idiom: say it your way',
  },
  question: {
    id: 'lander.map_question',
    defaultMessage: 'Which side are you on?',
    description: 'Title above a choice of regions: where do you live? A play on the two banks of a river',
  },
  choose: {
    id: 'lander.map_choose',
    defaultMessage: 'Choose your region',
    description: 'Empty first entry of the choice of regions',
  },
  elsewhere: {
    id: 'lander.map_elsewhere',
    defaultMessage: 'Another country',
    description: 'Group of the countries that come after the regions in the choice',
  },
  left: {
    id: 'lander.map_left',
    defaultMessage: 'Left Bank',
    description: 'Sign on a drawn map, on the left side of a river; short',
  },
  right: {
    id: 'lander.map_right',
    defaultMessage: 'Right Bank',
    description: 'Sign on a drawn map, on the right side of a river; short',
  },
  between: {
    id: 'lander.map_between',
    defaultMessage: 'The space between',
    description: 'Name written along the river that runs between two faces',
  },
  submit: {
    id: 'lander.map_submit',
    defaultMessage: 'Build the bridge',
    description: 'Button: join with this region',
  },
  drawn: {
    id: 'lander.map_drawn',
    defaultMessage:
      'The map is an illustration. Members show a city or region, never a street and never a distance.',
    description: 'Note below the button',
  },
});
