import { expect, test } from 'vitest';
import { itemValue, messageItems, reportOf } from './report-items';

const words = { reason: 'scam', text: 'Asks for money.' };

test('builds a report from the form values', () => {
  expect(reportOf({ subject: itemValue({ type: 'photo', id: 'p1' }), ...words })).toEqual({
    subject: { type: 'photo', id: 'p1' },
    reason: 'scam',
    text: 'Asks for money.',
  });
});

test.each([
  { subject: '', ...words },
  { subject: 'profile', ...words },
  { subject: 'profile:', ...words },
  { subject: 'account:a1', ...words },
  { subject: 'profile:a1', reason: '', text: '' },
  { subject: 'profile:a1', reason: 'boring', text: '' },
])('rejects the form values %o', (values) => {
  expect(reportOf(values)).toBeUndefined();
});

test('offers the 30 newest messages of the other member, newest first', () => {
  const messages = Array.from({ length: 70 }, (_, index) => ({
    id: `m${index}`,
    type: index === 69 ? ('gift' as const) : ('text' as const),
    mine: index % 2 === 0,
    text: index === 69 ? 'Only who unwraps it reads this' : `Text ${index}`,
    created: '2026-11-20T10:00:00Z',
  }));
  const items = messageItems(messages);
  expect([items.length, items[0], items[1], items.at(-1)]).toEqual([
    30,
    { type: 'gift', id: 'm69', text: null, created: '2026-11-20T10:00:00Z' },
    { type: 'message', id: 'm67', text: 'Text 67', created: '2026-11-20T10:00:00Z' },
    { type: 'message', id: 'm11', text: 'Text 11', created: '2026-11-20T10:00:00Z' },
  ]);
});
