import { expect, test } from 'vitest';
import { inTurns } from '../../src/photos/turns';

test('tasks run in order up to the concurrency limit, and a failed task frees its slot', async () => {
  const turn = inTurns(2);
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    turn(async () => {
      seen.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'b') throw new Error('b fails');
      return name;
    });
  const all = ['a', 'b', 'c', 'd'].map(work);
  const settled = Promise.allSettled(all);
  await Promise.resolve();
  expect(seen).toEqual(['a', 'b']);
  ends[1]?.();
  await expect(all[1]).rejects.toThrow('b fails');
  expect(seen).toEqual(['a', 'b', 'c']);
  ends[0]?.();
  await all[0];
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  for (const end of ends) end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  await expect(turn(() => Promise.resolve('e'))).resolves.toBe('e');
});
