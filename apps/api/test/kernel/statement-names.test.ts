import { expect, test } from 'vitest';
import { StatementNames } from '../../src/database/statement-names';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a statement gets a name at its fifth use', () => {
  const names = new StatementNames();
  expect(times(6).map(() => [names.of('select 1'), names.of('select 2')])).toEqual([
    ...times(4).map(() => [undefined, undefined]),
    ['s0', 's1'],
    ['s0', 's1'],
  ]);
});

test('rare statements get no name, and at most 400 are named', () => {
  const names = new StatementNames();
  for (const text of times(5000)) names.of(`rare ${text % 2500}`);
  const named = times(500).map((text) => times(5).map(() => names.of(`often ${text}`))[4]);
  expect(named).toEqual(times(500).map((text) => (text < 400 ? `s${text}` : undefined)));
});
