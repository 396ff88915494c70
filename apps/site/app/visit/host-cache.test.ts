import { expect, test } from 'vitest';
import { HostCache } from './host-cache';

test('a value is loaded once an hour and once for calls at the same time', async () => {
  let time = 0;
  let loads = 0;
  const cache = new HostCache<number>(() => time);
  const load = async () => {
    loads += 1;
    return loads;
  };
  expect(await Promise.all([cache.get('a.example', load), cache.get('a.example', load)])).toEqual([1, 1]);
  time = 3_599_999;
  expect(await cache.get('a.example', load)).toBe(1);
  time = 3_600_000;
  expect(await cache.get('a.example', load)).toBe(2);
  expect(await cache.get('b.example', load)).toBe(3);
});

test('an old value stays while a new one cannot be loaded', async () => {
  let time = 0;
  const cache = new HostCache<string>(() => time);
  await cache.get('a.example', async () => 'old');
  time = 4_000_000;
  const failing = async () => {
    throw new Error('down');
  };
  expect(await cache.get('a.example', failing)).toBe('old');
  await expect(cache.get('b.example', failing)).rejects.toThrow('down');
});
