import { expect, test } from 'vitest';
import { announcement } from '../src/announcement.mjs';

const environment = { PORT: '3000', SANDBOX_PORT: '3002', BASE_URL: 'http://localhost:3000' };

test('a demo announces its mailbox and checkout', async () => {
  const lines = await announcement(environment, true);
  expect(lines.filter((line) => line.includes('3002'))).toEqual([
    'Mailbox: http://localhost:3002/mailbox',
    'Sandbox checkout: http://localhost:3002',
  ]);
});

test('without the reference API there are no demo pages', async () => {
  const lines = await announcement(environment, false);
  expect(lines.filter((line) => line.includes('3002'))).toEqual([]);
});
