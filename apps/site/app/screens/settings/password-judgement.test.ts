import { expect, test } from 'vitest';
import { passwordJudgement } from './password-judgement';

test('rates a password by its length', () => {
  expect(
    ['', 'seven77', 'eight888', 'thirteen-long', 'drei-Hunde-im-Regen', '🐕🐕🐕🐕🐕🐕🐕'].map(
      passwordJudgement,
    ),
  ).toEqual(['short', 'short', 'fair', 'fair', 'good', 'short']);
});
