import { expect, test } from 'vitest';
import { UploadSlots } from './upload-slots';

test('two forms of a network and eight of all have a slot at once', () => {
  const slots = new UploadSlots();
  const take = (...networks: string[]) => networks.map((network) => slots.take(network));
  expect(take('a', 'a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e')).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  slots.release('a');
  expect(take('e', 'a')).toEqual([true, false]);
  slots.release('a');
  expect(take('a', 'a')).toEqual([true, false]);
});
