import { defineMessages } from '@heartwood/i18n';

/** Messages of the face of cut paper. */
export const collageMessages = defineMessages({
  headline: {
    id: 'lander.collage_headline',
    defaultMessage: 'Hair, eyes or smile?',
    description:
      'Headline in cut-out letters, beside a face made of three strips of paper; short, as it is set in two lines',
  },
  question: {
    id: 'lander.collage_question',
    defaultMessage: 'What gets you first?',
    description: 'Title of three paper slips to choose from; what one notices in somebody first',
  },
  hair_curls: {
    id: 'lander.collage_hair_curls',
    defaultMessage: 'A head of curls',
    description: 'Answer to “What gets you first?”; one short line',
  },
  hair_fringe: {
    id: 'lander.collage_hair_fringe',
    defaultMessage: 'A severe fringe',
    description: 'Answer to “What gets you first?”, where people share unusual tastes; one short line',
  },
  hair_silver: {
    id: 'lander.collage_hair_silver',
    defaultMessage: 'Silver hair',
    description: 'Answer to “What gets you first?”, for people of sixty and over; one short line',
  },
  hair_up: {
    id: 'lander.collage_hair_up',
    defaultMessage: 'Hair pinned up',
    description: 'Answer to “What gets you first?”; one short line',
  },
  hair_cut: {
    id: 'lander.collage_hair_cut',
    defaultMessage: 'A good haircut',
    description: 'Answer to “What gets you first?”, for men who look for men; one short line',
  },
  eyes: {
    id: 'lander.collage_eyes',
    defaultMessage: 'A look that lingers',
    description: 'Answer to “What gets you first?”; one short line',
  },
  smile: {
    id: 'lander.collage_smile',
    defaultMessage: 'A laugh across the room',
    description: 'Answer to “What gets you first?”; one short line',
  },
  smile_lines: {
    id: 'lander.collage_smile_lines',
    defaultMessage: 'Laughter lines',
    description: 'Answer to “What gets you first?”, the lines that laughing leaves in a face; one short line',
  },
  submit: {
    id: 'lander.collage_submit',
    defaultMessage: 'Keep cutting',
    description: 'Button below the paper slips, with a picture of scissors. Idiom: say it your way',
  },
});
