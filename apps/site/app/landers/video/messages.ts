import { defineMessages } from '@heartwood/i18n';

/** Messages of the film without a leading actor. */
export const filmMessages = defineMessages({
  lead: {
    id: 'lander.film_lead',
    defaultMessage: 'The lead role is open',
    description: 'Line above the title of a film that looks for its leading actor: you',
  },
  headline: {
    id: 'lander.film_headline',
    defaultMessage: 'With you',
    description: 'Title of a film as on a poster, one line, set in capitals; as short as possible',
  },
  sentence: {
    id: 'lander.film_sentence',
    defaultMessage: 'A film about two people and one rainy window.',
    description: 'Sentence below the film’s title',
  },
  starring: {
    id: 'lander.film_starring',
    defaultMessage: 'starring',
    description: 'Label in a film’s credits, before the name of the leading actor; lower case',
  },
  name: {
    id: 'lander.film_name',
    defaultMessage: 'Your first name',
    description: 'What to enter into the field behind “starring”',
  },
  opposite: {
    id: 'lander.film_opposite',
    defaultMessage: 'opposite',
    description:
      'Label in a film’s credits, before the acting partner: a choice of “a man”, “a woman”, “whoever it turns out to be”; lower case',
  },
  man: {
    id: 'lander.film_man',
    defaultMessage: 'a man',
    description: 'Choice behind “opposite” in a film’s credits',
  },
  woman: {
    id: 'lander.film_woman',
    defaultMessage: 'a woman',
    description: 'Choice behind “opposite” in a film’s credits',
  },
  anyone: {
    id: 'lander.film_anyone',
    defaultMessage: 'whoever it turns out to be',
    description: 'Choice behind “opposite” in a film’s credits: man or woman. Idiom: say it your way',
  },
  submit: {
    id: 'lander.film_submit',
    defaultMessage: 'Take the part',
    description: 'Button: join; one accepts the role in the film',
  },
  credits: {
    id: 'lander.film_credits',
    defaultMessage: '<i>written by</i> the two of you <i>length</i> as long as you like <i>ending</i> open',
    description: 'Credits of a film below the button; <i> marks the small words',
  },
  pause: {
    id: 'lander.film_pause',
    defaultMessage: 'Pause the film',
    description: 'Button on a film that plays silently in the background',
  },
  play: {
    id: 'lander.film_play',
    defaultMessage: 'Play the film',
    description: 'Button on a paused film',
  },
});
