import { expect, test } from 'vitest';
import { HostCache } from './host-cache';

test('caches a value for an hour, and shares concurrent loads', async () => {
  let time = 1;
  let loads = 0;
  const cache = new HostCache<{ readonly load: number }>(() => time);
  const load = async () => {
    loads += 1;
    return { load: loads };
  };
  expect(await Promise.all([cache.get('a.example', load), cache.get('a.example', load)])).toEqual([
    { load: 1 },
    { load: 1 },
  ]);
  time = 3_600_001;
  expect(await cache.get('a.example', load)).toEqual({ load: 1 });
  time = 3_600_002;
  expect(await cache.get('a.example', load)).toEqual({ load: 2 });
  expect(await cache.get('b.example', load)).toEqual({ load: 3 });
});

test('serves the stale value when loading fails', async () => {
  let time = 1;
  const cache = new HostCache<{ readonly name: string }>(() => time);
  await cache.get('a.example', async () => ({ name: 'old' }));
  time = 4_000_000;
  const failing = async () => {
    throw new Error('down');
  };
  expect(await cache.get('a.example', failing)).toEqual({ name: 'old' });
  await expect(cache.get('b.example', failing)).rejects.toThrow('down');
});
