import { expect, test } from 'vitest';
import { answerAt, flightMs, isPress, restTurn, speedOf, sureness, turnAt } from './swipe-motion';

test('the card rotates with the drag, by at most 12 degrees', () => {
  expect([0, 100, 400, -100, -400].map((dx) => turnAt(dx, 400))).toEqual([restTurn, 2.5, 12, -9.5, -12]);
});

test.each([
  [140, 0, 'like'],
  [139, 0, undefined],
  [-140, 0, 'skip'],
  [-139, 0, undefined],
  [20, 600, 'like'],
  [20, 599, undefined],
  [-20, -600, 'skip'],
  [20, -900, undefined],
  [0, 0, undefined],
  [150, -900, 'like'],
])('a drag of %s px at %s px/s gives %s', (dx, speed, answer) => {
  expect(answerAt(dx, speed, 400)).toBe(answer);
});

test('the certainty reaches 1 at 35 % of the width', () => {
  expect([0, 70, -70, 140, 300].map((dx) => sureness(dx, 400))).toEqual([0, 0.5, 0.5, 1, 1]);
});

test('a pointer that hardly moved is a press', () => {
  expect([isPress(0, 0), isPress(4, 4), isPress(6, 0), isPress(0, -7)]).toEqual([true, true, false, false]);
});

test('the flight time follows the speed, within 160 to 280 ms', () => {
  expect([flightMs(700, 0), flightMs(700, 3500), flightMs(700, -9000)]).toEqual([280, 200, 160]);
});

test('the speed is measured over the last 100 ms', () => {
  const still = [
    { x: 0, at: 0 },
    { x: 90, at: 50 },
    { x: 100, at: 400 },
    { x: 100, at: 500 },
  ];
  const thrown = [...still, { x: 150, at: 550 }];
  expect([speedOf([]), speedOf(still.slice(0, 1)), speedOf(still), speedOf(thrown)]).toEqual([0, 0, 0, 1000]);
});
