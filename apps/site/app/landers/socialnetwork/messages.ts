import { defineMessages } from '@heartwood/i18n';

/** Messages of the line that becomes a conversation. */
export const lineMessages = defineMessages({
  headline: {
    id: 'lander.line_headline',
    defaultMessage: 'It starts with <b>one line</b>',
    description:
      'Headline above two faces drawn with a single pen line, which is also the line one writes on; <b> is set in bold; at most two lines on a phone',
  },
  label: {
    id: 'lander.line_label',
    defaultMessage: 'Your opening line',
    description: 'Label of the field for a first sentence, which becomes part of the profile',
  },
  start: {
    id: 'lander.line_start',
    defaultMessage: 'Help me start',
    description:
      'Button that puts a suggestion into the field for the opening line; short. Idiom: say it your way',
  },
  funnier: {
    id: 'lander.line_funnier',
    defaultMessage: 'Funnier',
    description: 'Button that puts a funnier suggestion into the field; one short word',
  },
  bolder: {
    id: 'lander.line_bolder',
    defaultMessage: 'Bolder',
    description: 'Button that puts a bolder suggestion into the field; one short word',
  },
  submit: {
    id: 'lander.line_submit',
    defaultMessage: 'Keep it going',
    description: 'Button: join with this opening line; a play on the drawn line. Idiom: say it your way',
  },
  own: {
    id: 'lander.line_own',
    defaultMessage: 'I make a dangerous carbonara. You bring the wine.',
    description:
      'Suggested opening line that one person writes to another on a dating site; everybody. Idiom: say it your way',
  },
  own_she: {
    id: 'lander.line_own_she',
    defaultMessage: 'I know which song gets me dancing. Guess it.',
    description:
      'Suggested opening line that one person writes to another on a dating site; trans women and those who like them',
  },
  own_bdsm: {
    id: 'lander.line_own_bdsm',
    defaultMessage: 'I’m good at keeping secrets. Tell me one.',
    description:
      'Suggested opening line that one person writes to another on a dating site; people of unusual tastes; a hint, nothing more',
  },
  own_bbw: {
    id: 'lander.line_own_bbw',
    defaultMessage: 'I always order dessert. Two spoons?',
    description:
      'Suggested opening line that one person writes to another on a dating site; full-figured people and those who like them',
  },
  own_gilf: {
    id: 'lander.line_own_gilf',
    defaultMessage: 'I have a garden, two cups and all afternoon.',
    description:
      'Suggested opening line that one person writes to another on a dating site; people of sixty and over',
  },
  own_milf: {
    id: 'lander.line_own_milf',
    defaultMessage: 'I know exactly what I want: good red, good company.',
    description:
      'Suggested opening line that one person writes to another on a dating site; people in their forties and fifties; good red is wine',
  },
  own_gay: {
    id: 'lander.line_own_gay',
    defaultMessage: 'Two tickets, one row, no plan for afterwards. Coming?',
    description:
      'Suggested opening line that one person writes to another on a dating site; men who look for men',
  },
  start_cancel: {
    id: 'lander.line_start_cancel',
    defaultMessage: 'What would you cancel tonight’s plans for?',
    description: 'Suggested opening line that one person writes to another on a dating site; a simple start',
  },
  start_taste: {
    id: 'lander.line_start_taste',
    defaultMessage: 'Tell me the best thing you ate this week.',
    description: 'Suggested opening line that one person writes to another on a dating site; a simple start',
  },
  start_walk: {
    id: 'lander.line_start_walk',
    defaultMessage: 'Coffee first, or straight to the long walk?',
    description: 'Suggested opening line that one person writes to another on a dating site; a simple start',
  },
  funny_plants: {
    id: 'lander.line_funny_plants',
    defaultMessage: 'My plants trust me. My sourdough doesn’t.',
    description: 'Suggested opening line that one person writes to another on a dating site; a funny one',
  },
  funny_car: {
    id: 'lander.line_funny_car',
    defaultMessage: 'I only sing in the car. So bring a car.',
    description: 'Suggested opening line that one person writes to another on a dating site; a funny one',
  },
  funny_ending: {
    id: 'lander.line_funny_ending',
    defaultMessage: 'I always read the last page first. So how do we end?',
    description:
      'Suggested opening line that one person writes to another on a dating site; a funny one. Idiom: say it your way',
  },
  bold_twice: {
    id: 'lander.line_bold_twice',
    defaultMessage: 'I looked twice. Your turn.',
    description:
      'Suggested opening line that one person writes to another on a dating site; a bold one, never crude',
  },
  bold_skip: {
    id: 'lander.line_bold_skip',
    defaultMessage: 'Let’s skip the small talk. What are you hoping for?',
    description:
      'Suggested opening line that one person writes to another on a dating site; a bold one, never crude',
  },
  bold_dance: {
    id: 'lander.line_bold_dance',
    defaultMessage: 'One dance. Then you decide if there’s a second.',
    description:
      'Suggested opening line that one person writes to another on a dating site; a bold one, never crude',
  },
});
