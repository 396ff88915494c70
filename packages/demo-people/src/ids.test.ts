import { expect, test } from 'vitest';
import { stableId, stableKey } from './ids';

test('generated IDs do not change between versions', () => {
  expect(stableId('heartwood', 'amber', 1)).toBe('9816b947-8565-441a-a1cb-c7670852c659');
  expect(stableId('one')).toBe('7692c3ad-3540-4b80-bc02-0b3aee66cd88');
  expect(stableKey('one')).toMatch(/^[0-9a-f]{32}$/);
});
