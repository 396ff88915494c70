import type { MatchFinderAnswers } from '@heartwood/domain';
import { expect, test } from 'vitest';
import { addressAfter, addressBefore, nextQuestion, questionAddress, viewOf } from './finder-steps';

const all: MatchFinderAnswers = {
  evening: 'home',
  sunday: 'lunch',
  plans: 'list',
  dinner: 'both',
  laugh: 'smile',
  best_hours: 'night',
  weekend: 'water',
  music: 'silence',
};
const one: MatchFinderAnswers = { evening: 'home' };

test.each([
  ['', {}, { view: 'intro' }],
  ['', one, { view: 'intro' }],
  ['', all, { view: 'people' }],
  ['show=people', {}, { view: 'intro' }],
  ['show=people', one, { view: 'people' }],
  ['show=start', all, { view: 'intro' }],
  ['show=anything', all, { view: 'intro' }],
  ['question=sunday', {}, { view: 'question', question: 'sunday' }],
  ['question=money', one, { view: 'intro' }],
] as const)('the query %s with the answers %o shows %o', (query, answers, view) => {
  expect(viewOf(new URLSearchParams(query), answers)).toEqual(view);
});

test('questions link to the next and previous one, and the last one to the results', () => {
  expect([
    questionAddress('evening'),
    addressAfter('evening'),
    addressAfter('music'),
    addressBefore('sunday'),
    addressBefore('evening'),
  ]).toEqual([
    '/match-finder?question=evening',
    '/match-finder?question=sunday',
    '/match-finder?show=people',
    '/match-finder?question=evening',
    '/match-finder?show=start',
  ]);
});

test('continues at the first unanswered question', () => {
  expect([nextQuestion({}), nextQuestion(one), nextQuestion({ sunday: 'lunch' }), nextQuestion(all)]).toEqual(
    ['evening', 'sunday', 'evening', 'evening'],
  );
});
