import { expect, test } from 'vitest';
import { countedSteps, isMemberStep, memberSteps, positionOf, stepAfter, stepBefore } from './signup-steps';

test('steps lead forward and back, and push is a step only where it is available', () => {
  expect(
    memberSteps.map((step) => [stepBefore(step), step, stepAfter(step, true), stepAfter(step, false)]),
  ).toEqual([
    [undefined, 'photo', 'about', 'about'],
    ['photo', 'about', 'looks', 'looks'],
    ['about', 'looks', 'wishes', 'wishes'],
    ['looks', 'wishes', 'push', 'complete'],
    ['wishes', 'push', 'complete', 'complete'],
    ['wishes', 'complete', 'complete', 'complete'],
  ]);
});

test('five steps are counted', () => {
  expect([countedSteps, ...(['account', ...memberSteps] as const).map(positionOf)]).toEqual([
    5,
    1,
    2,
    3,
    4,
    5,
    undefined,
    undefined,
  ]);
});

test('recognizes member steps', () => {
  expect(['photo', 'push', 'account', '', null].map(isMemberStep)).toEqual([true, true, false, false, false]);
});
