import { defineMessages } from '@heartwood/i18n';

/** Messages of the member's own profile, and of the forms of its parts. */
export const ownProfileMessages = defineMessages({
  mark: {
    id: 'own_profile.mark',
    defaultMessage: 'How others see you',
    description: 'Tag on the photo of one’s own profile: the page is what others see',
  },
  complete: {
    id: 'own_profile.complete',
    defaultMessage: 'Your profile is {percent} complete',
    description: 'Accessible name of the ring that shows how complete one’s profile is',
  },
  edit: {
    id: 'own_profile.edit',
    defaultMessage: 'Edit: {part}',
    description: 'Accessible name of what opens the form of a part; part is its name, such as Eye colour',
  },
  place_title: {
    id: 'own_profile.place_title',
    defaultMessage: 'Where you live',
    description: 'Name of the part with country, region and city',
  },
  place_gap: {
    id: 'own_profile.place_gap',
    defaultMessage: 'Where do you live?',
    description: 'Placeholder on the own profile where no place is given yet; opens its form',
  },
  quote_gap: {
    id: 'own_profile.quote_gap',
    defaultMessage: '“On Sundays you’ll find me…”',
    description: 'A sentence begun for the member where nothing is written about oneself yet; opens the form',
  },
  fact_gap: {
    id: 'own_profile.fact_gap',
    defaultMessage: 'Add',
    description: 'Placeholder for a missing fact such as the eye colour; opens its form',
  },
  interests_add: {
    id: 'own_profile.interests_add',
    defaultMessage: 'Add interests',
    description: 'Chip behind the own interests where there are few; opens the choice',
  },
  choose: {
    id: 'own_profile.choose',
    defaultMessage: 'Choose',
    description: 'First entry of a list to choose from, such as the country',
  },
  intimate: {
    id: 'own_profile.intimate',
    defaultMessage: 'Show the spicy ones',
    description: 'Button below the interests: shows those about sex, which stay hidden until asked for',
  },
  no_answer: {
    id: 'own_profile.no_answer',
    defaultMessage: 'No answer',
    description: 'Choice that leaves a fact such as the eye colour open',
  },
  birth_fixed: {
    id: 'own_profile.birth_fixed',
    defaultMessage: 'Can’t be changed. Others only see your age.',
    description: 'Below the own date of birth, which cannot be changed',
  },
  counter: {
    id: 'own_profile.counter',
    defaultMessage: '{count} of {max} characters',
    description: 'Below the text about oneself: how much is written of what is allowed',
  },
  saved: {
    id: 'own_profile.saved',
    defaultMessage: 'Saved',
    description: 'Toast after a change of the own profile or photos',
  },
  undo: {
    id: 'own_profile.undo',
    defaultMessage: 'Undo',
    description: 'Button beside “Saved” that puts the old value back',
  },
  undone: {
    id: 'own_profile.undone',
    defaultMessage: 'Undone',
    description: 'Toast after a change of the own profile was undone',
  },
  next_photo: {
    id: 'own_profile.next_photo',
    defaultMessage: 'A photo of you',
    description: 'Best next step for the own profile: a photo',
  },
  next_description: {
    id: 'own_profile.next_description',
    defaultMessage: 'A sentence about you',
    description: 'Best next step for the own profile: the text about oneself',
  },
  next_interests: {
    id: 'own_profile.next_interests',
    defaultMessage: 'Three interests',
    description: 'Best next step for the own profile: at least three interests; also a line in a checklist',
  },
  next_minutes: {
    id: 'own_profile.next_minutes',
    defaultMessage: 'Your next step takes {minutes, plural, one {# minute} other {# minutes}}',
    description: 'Below the name of the best next step: how long it takes',
  },
  next_seconds: {
    id: 'own_profile.next_seconds',
    defaultMessage: 'Your next step takes ten seconds',
    description: 'Below the name of the best next step where it is one choice from a list',
  },
  step_photo: {
    id: 'own_profile.step_photo',
    defaultMessage: 'Add photo',
    description: 'Button of the next step that leads to uploading a photo',
  },
  step_write: {
    id: 'own_profile.step_write',
    defaultMessage: 'Write',
    description: 'Button of the next step that opens the text about oneself',
  },
  step_choose: {
    id: 'own_profile.step_choose',
    defaultMessage: 'Choose',
    description: 'Button of the next step that opens a choice',
  },
  step_done: {
    id: 'own_profile.step_done',
    defaultMessage: 'Done',
    description: 'Read out before a line of the checklist that is done',
  },
  step_open: {
    id: 'own_profile.step_open',
    defaultMessage: 'Still missing',
    description: 'Read out before a line of the checklist that is missing',
  },
});
