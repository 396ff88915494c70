import { defineMessages } from '@heartwood/i18n';

/** Messages of the match finder, except its questions. */
export const finderMessages = defineMessages({
  page_title: {
    id: 'finder.page_title',
    defaultMessage: 'Match finder',
    description:
      'Name of the page that asks eight questions and shows who answered alike; title in the browser’s tab',
  },
  title: {
    id: 'finder.title',
    defaultMessage: 'Who fits into your everyday life?',
    description: 'Heading of the match finder’s beginning',
  },
  text: {
    id: 'finder.text',
    defaultMessage:
      '{count, plural, one {One question} =8 {Eight questions} other {# questions}}, under two minutes. We look for people whose rhythm matches yours: mornings, evenings, weekends.',
    description: 'Below that heading; count is the number of questions',
  },
  privacy: {
    id: 'finder.privacy',
    defaultMessage: 'Others only see the answers you have in common, nothing else.',
    description: 'Note before the first question and beside each',
  },
  first: {
    id: 'finder.first',
    defaultMessage: 'First question',
    description: 'Button to the first question',
  },
  go_on: {
    id: 'finder.go_on',
    defaultMessage: 'Continue',
    description: 'Button to the next question that is not answered',
  },
  browse: {
    id: 'finder.browse',
    defaultMessage: 'I’d rather browse',
    description: 'Link to the member search instead of the questions',
  },
  see: {
    id: 'finder.see',
    defaultMessage: 'See who suits you',
    description: 'Link to the members who fit, where some questions are answered',
  },
  progress: {
    id: 'finder.progress',
    defaultMessage: '{count} of {all} answered',
    description: 'How many questions are answered; numbers',
  },
  step: {
    id: 'finder.step',
    defaultMessage: 'Question {number} of {count}',
    description: 'Above a question; numbers',
  },
  next: {
    id: 'finder.next',
    defaultMessage: 'Next',
    description: 'Button that sends the answer',
  },
  back: {
    id: 'finder.back',
    defaultMessage: 'Back',
    description: 'Link to the question before',
  },
  leave: {
    id: 'finder.leave',
    defaultMessage: 'Close the questions',
    description:
      'Accessible name of the cross that leads from the questions to the beginning; answers are kept',
  },
  skip: {
    id: 'finder.skip',
    defaultMessage: 'Skip',
    description: 'Link to the next question without an answer; short',
  },
  people_title: {
    id: 'finder.people_title',
    defaultMessage: '{count, plural, one {One person who suits you} other {# people who suit you}}',
    description: 'Heading of the members who fit',
  },
  people_text: {
    id: 'finder.people_text',
    defaultMessage: '{count, plural, one {Based on your one answer} other {Based on your # answers}}',
    description: 'Below that heading; count is how many questions are answered',
  },
  change: {
    id: 'finder.change',
    defaultMessage: 'Change',
    description: 'Link from the members who fit back to the questions; short',
  },
  best: {
    id: 'finder.best',
    defaultMessage: 'Best fit',
    description: 'Mark on the photo of who fits best; short',
  },
  write: {
    id: 'finder.write',
    defaultMessage: 'Write to {name}',
    description: 'Button that opens the conversation with who fits best',
  },
  none: {
    id: 'finder.none',
    defaultMessage: 'No one quite like you yet',
    description: 'Title where nobody fits',
  },
  none_text: {
    id: 'finder.none_text',
    defaultMessage: 'New people arrive every day. In the meantime, take a look around.',
    description: 'Sentence where nobody fits and no question would help',
  },
  loosen: {
    id: 'finder.loosen',
    defaultMessage: 'Skip this question',
    description: 'Button that takes the answer back that narrows most',
  },
  loosen_text: {
    id: 'finder.loosen_text',
    defaultMessage:
      'Your answer to “{question}” rules out the most people. Skip it and you’ll find people who suit you.',
    description: 'Sentence where nobody fits; question is the question’s text',
  },
  widen: {
    id: 'finder.widen',
    defaultMessage: 'Discover members',
    description: 'Button to the member search where nobody fits',
  },
});
