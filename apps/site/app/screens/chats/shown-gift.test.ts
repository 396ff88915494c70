import { giftIds } from '@heartwood/domain';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { giftName } from './gift-name';
import { shownGift } from './shown-gift';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const use = { action: '/chats/c1', onShow: () => undefined };
const rose = { id: 'm1', gift: 'rose', text: 'For you' };

test('an unopened gift reveals neither the gift nor its text', () => {
  const wrapped = shownGift(
    intl,
    { ...rose, mine: false, opened: false },
    { name: 'Rowan', use, closed: false },
  );
  expect(wrapped).toMatchObject({
    kind: 'gift',
    id: 'm1',
    gift: null,
    name: 'A gift for you',
    note: 'Gift from Rowan',
    unwrap: { label: 'Unwrap it', action: '/chats/c1', fields: { intent: 'open', message: 'm1' } },
  });
  expect(wrapped).not.toHaveProperty('line');
});

test('a gift stays wrapped in a blocked conversation', () => {
  const gift = { ...rose, mine: false, opened: false };
  expect(shownGift(intl, gift, { name: 'Rowan', use, closed: true })).toEqual({
    kind: 'gift',
    id: 'm1',
    gift: null,
    name: 'A gift for you',
    note: 'Gift from Rowan',
    unwrap: undefined,
  });
});

test('an opened gift can be viewed again, and an own gift names its recipient', () => {
  expect(
    shownGift(intl, { ...rose, mine: false, opened: true }, { name: 'Rowan', use, closed: false }),
  ).toMatchObject({
    gift: 'rose',
    name: 'Red rose',
    note: 'Gift from Rowan',
    line: 'For you',
    again: { label: 'Look at “Red rose” again' },
  });
  expect(
    shownGift(intl, { ...rose, mine: true, opened: null, text: null }, { name: 'Rowan', use, closed: false }),
  ).toEqual({
    kind: 'gift',
    id: 'm1',
    gift: 'rose',
    name: 'Red rose',
    note: 'Gift for Rowan',
    line: undefined,
    again: undefined,
  });
});

test('every gift has its own name, and an unknown gift a generic one', () => {
  const names = giftIds.map((id) => giftName(intl, id));
  expect(new Set(names).size).toBe(giftIds.length);
  expect([giftName(intl, 'elephant'), giftName(intl, null)]).toEqual(['Gift', 'Gift']);
});
