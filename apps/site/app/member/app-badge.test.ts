import { expect, test } from 'vitest';
import { showAppBadge } from './app-badge';

test('sets the app badge to the count, and clears it at zero', async () => {
  const shown: (number | 'none')[] = [];
  const device = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  };
  for (const count of [3, 0, 120]) await showAppBadge(count, device);
  expect(shown).toEqual([3, 'none', 120]);
});

test('ignores a missing, refusing or failing Badging API', async () => {
  const refuse = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  const breakDown = () => {
    throw new DOMException('no document', 'InvalidStateError');
  };
  for (const device of [
    {},
    { setAppBadge: refuse, clearAppBadge: refuse },
    { setAppBadge: breakDown, clearAppBadge: breakDown },
  ])
    for (const count of [1, 0]) await expect(showAppBadge(count, device)).resolves.toBeUndefined();
});
