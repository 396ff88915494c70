import { expect, test } from 'vitest';
import { conversationItems, firstSelected, itemValue, messageItems, reportOf } from './report-items';

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

const created = '2026-11-20T10:00:00Z';
const received = Array.from({ length: 70 }, (_, index) => ({
  id: `m${index}`,
  type: index === 69 ? ('gift' as const) : ('text' as const),
  mine: index % 2 === 0,
  text: index === 69 ? 'Only who unwraps it reads this' : `Text ${index}`,
  created,
}));
const offered = [
  { type: 'gift', id: 'm69', text: null, created },
  ...Array.from({ length: 34 }, (_, index) => {
    const at = 67 - 2 * index;
    return { type: 'message', id: `m${at}`, text: `Text ${at}`, created };
  }),
];
const profile = { type: 'profile' as const, id: 'p1' };

test('a conversation offers the profile and everything received, newest first', () => {
  const items = conversationItems({ profile: 'p1', closed: false, messages: received });
  expect(items).toEqual([profile, ...offered]);
});

test('a closed conversation offers what was received, whose profile cannot be seen any more', () => {
  expect(conversationItems({ profile: 'p1', closed: true, messages: received })).toEqual(offered);
  expect(conversationItems({ profile: 'p1', closed: true, messages: received.slice(0, 1) })).toEqual([]);
});

test('the newest message or gift is selected at first, or the profile where there is none', () => {
  expect(firstSelected([profile, ...messageItems(received)])).toEqual(offered[0]);
  expect(firstSelected([profile, { type: 'photo', id: 'f1', number: 1 }])).toEqual(profile);
  expect(firstSelected([])).toBeUndefined();
});
