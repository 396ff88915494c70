import { expect, test } from 'vitest';
import { passwordJudgement } from './password-judgement';

test('a password is judged by its length', () => {
  expect(
    ['', 'seven77', 'eight888', 'thirteen-long', 'drei-Hunde-im-Regen', '🐕🐕🐕🐕🐕🐕🐕'].map(
      passwordJudgement,
    ),
  ).toEqual(['short', 'short', 'fair', 'fair', 'good', 'short']);
});
