import { expect, test } from 'vitest';
import { landerMotif } from './lander-motifs';
import { landers } from './landers';

test('every lander has its own motif, and any other name has none', () => {
  const names = Object.keys(landers);
  const motifs = names.map((name) => landerMotif(name));
  expect(new Set(motifs).size).toBe(names.length);
  expect([...motifs, ...['', 'toString', '__proto__', null, undefined].map(landerMotif)]).toEqual([
    ...motifs.filter((motif) => motif !== undefined),
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
