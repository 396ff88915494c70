import { expect, test } from 'vitest';
import { MadeOnce } from './made-once.server';

function counted(most: number) {
  const made: string[] = [];
  const kept = new MadeOnce<{ readonly name: string }>(most);
  const get = (name: string) =>
    kept.get(name, async () => {
      made.push(name);
      return { name };
    });
  return { made, get, kept };
}

test('creates a value once, also for concurrent calls', async () => {
  const { made, get } = counted(2);
  const [first, second] = await Promise.all([get('a'), get('a')]);
  expect([first === second, (await get('a')) === first, made]).toEqual([true, true, ['a']]);
});

test('evicts the oldest value above the limit, and pending calls still resolve', async () => {
  const { made, get } = counted(2);
  const names = (await Promise.all([get('a'), get('b'), get('c')])).map(({ name }) => name);
  await get('a');
  expect([names, made]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'a'],
  ]);
});

test('evicts the least recently used value, not the first one made', async () => {
  const { made, get } = counted(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('does not cache a failure', async () => {
  const { get, kept } = counted(2);
  await expect(kept.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await get('a')).toEqual({ name: 'a' });
});
