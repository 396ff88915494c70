import { defineMessages } from '@heartwood/i18n';

/** Messages of the deck of evenings. */
export const swipeMessages = defineMessages({
  headline: {
    id: 'lander.swipe_headline',
    defaultMessage: 'Swipe an evening, not a face',
    description:
      'Headline beside a deck of four evenings to say yes or no to; at most two lines on a phone. Idiom: say it your way',
  },
  lede: {
    id: 'lander.swipe_lede',
    defaultMessage: 'Four evenings, yes or no. Every yes goes straight to your profile.',
    description: 'Below “Swipe an evening, not a face”. Idiom: say it your way',
  },
  yes: {
    id: 'lander.swipe_yes',
    defaultMessage: 'Oh yes',
    description: 'Answer to an evening, as a stamp and as the name of a button; two short words at most',
  },
  no: {
    id: 'lander.swipe_no',
    defaultMessage: 'Not tonight',
    description: 'Answer to an evening, as a stamp and as the name of a button; two short words at most',
  },
  done: {
    id: 'lander.swipe_done',
    defaultMessage: 'That’s your week sorted',
    description: 'Title of the card below four evenings that were answered. Idiom: say it your way',
  },
  done_text: {
    id: 'lander.swipe_done_text',
    defaultMessage: 'All you need now is someone to share it with.',
    description: 'Below “That’s your week sorted”',
  },
  submit: {
    id: 'lander.swipe_submit',
    defaultMessage: 'Find me some company',
    description: 'Button below “That’s your week sorted”. Idiom: say it your way',
  },
  swim: {
    id: 'lander.swipe_swim',
    defaultMessage: 'Midnight swim',
    description: 'Title of an evening on a card; one line',
  },
  swim_text: {
    id: 'lander.swipe_swim_text',
    defaultMessage: 'Cold water, warm company, one towel between you.',
    description: 'Below “Midnight swim”',
  },
  kitchen: {
    id: 'lander.swipe_kitchen',
    defaultMessage: 'Kitchen dance',
    description: 'Title of an evening on a card; one line',
  },
  kitchen_text: {
    id: 'lander.swipe_kitchen_text',
    defaultMessage: 'The pasta can wait. This song can’t.',
    description: 'Below “Kitchen dance”',
  },
  museum: {
    id: 'lander.swipe_museum',
    defaultMessage: 'Museum after hours',
    description: 'Title of an evening on a card, a museum that is open at night; one line',
  },
  museum_text: {
    id: 'lander.swipe_museum_text',
    defaultMessage: 'Ten rooms of art, and you keep looking sideways.',
    description: 'Below “Museum after hours”',
  },
  pancakes: {
    id: 'lander.swipe_pancakes',
    defaultMessage: 'Pancakes at one',
    description: 'Title of an evening on a card, at one in the morning; one line',
  },
  pancakes_text: {
    id: 'lander.swipe_pancakes_text',
    defaultMessage: 'No one’s hungry. No one wants to go home either.',
    description: 'Below “Pancakes at one”. Idiom: say it your way',
  },
  rooftop: {
    id: 'lander.swipe_rooftop',
    defaultMessage: 'Rooftop, last light',
    description: 'Title of an evening on a card; one line',
  },
  rooftop_text: {
    id: 'lander.swipe_rooftop_text',
    defaultMessage: 'One blanket, the whole city, no hurry.',
    description: 'Below “Rooftop, last light”',
  },
  masks: {
    id: 'lander.swipe_masks',
    defaultMessage: 'Masked ball',
    description: 'Title of an evening on a card; one line',
  },
  masks_text: {
    id: 'lander.swipe_masks_text',
    defaultMessage: 'You tie mine, I’ll tie yours. We make the rules together.',
    description: 'Below “Masked ball”; a hint at play by consent, nothing more. Idiom: say it your way',
  },
  records: {
    id: 'lander.swipe_records',
    defaultMessage: 'Old records, slow dance',
    description: 'Title of an evening on a card; one line',
  },
  records_text: {
    id: 'lander.swipe_records_text',
    defaultMessage: 'Side A for talking. Side B for not talking.',
    description: 'Below “Old records, slow dance”',
  },
});
