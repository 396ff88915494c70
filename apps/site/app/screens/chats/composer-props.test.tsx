import { buildChatThread, buildDiscountCode } from '@heartwood/api-contract/builders';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider, createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { composerProps } from './composer-props';
import type { ComposerMaterial } from './composer-props';

const messages = {
  'chat.insufficient': 'A message costs {cost}, you have {credits}.',
  'chat.insufficient_money': 'A message costs {cost} (from {price}), you have {credits}.',
  'chat.premium_title': 'Time for premium',
  'chat.premium_from': 'Packages from {price}.',
  'errors.free_limit_reached': 'No free conversations left.',
  'errors.premium_only': 'For premium members.',
  'navigation.get_premium': 'Get premium',
};
const freeTexts = {
  'chat.free_left': '{count} free',
  'chat.afterwards': 'then {count} credit',
  'chat.afterwards_money': 'then {count} credit (from {price})',
};
const intl = createIntl({ locale: 'en', messages: { ...messages, ...freeTexts }, onError: () => undefined });
const free = { credits: 0, paid_user: false, status: 'active' };
const third = buildChatThread({ conversation: null, free_messages_left: 0 });

const composer = (given: Partial<ComposerMaterial>) =>
  composerProps(intl, {
    thread: third,
    writer: free,
    messagePrice: null,
    lowestPrice: { amount: 1199, currency: 'EUR' },
    discount: null,
    maximumLength: 2000,
    problem: null,
    text: '',
    formKey: 'k1',
    address: '/members/m1/chat',
    online: true,
    ...given,
  });

function noticeOf(given: Partial<ComposerMaterial>) {
  const place = document.createElement('div');
  const { notice } = composer(given);
  place.innerHTML = renderToStaticMarkup(<RawIntlProvider value={intl}>{notice}</RawIntlProvider>);
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { text: place.textContent, links };
}

test('premium and credits are bought with the way back to the conversation', () => {
  const hrefs = [free, { ...free, paid_user: true }].map((writer) => composer({ writer }).topUp?.href);
  expect(hrefs).toEqual(['/premium?to=%2Fmembers%2Fm1%2Fchat', '/credits?to=%2Fmembers%2Fm1%2Fchat']);
});

test('the notice on a third conversation names the price of the cheapest package, if it is known', () => {
  expect([noticeOf({}), noticeOf({ lowestPrice: null })]).toEqual([
    { text: 'Time for premium No free conversations left. Packages from €11.99.', links: [] },
    { text: 'Time for premium No free conversations left.', links: [] },
  ]);
});

test('a message that was rejected without premium has its own link to it, with the way back', () => {
  const problem = { code: 'premium_only', fields: {}, data: {} } as const;
  expect(noticeOf({ thread: buildChatThread({ free_messages_left: 1 }), problem })).toEqual({
    text: 'Time for premium For premium members. Packages from €11.99.Get premium',
    links: ['/premium?to=%2Fmembers%2Fm1%2Fchat'],
  });
});

test('a notice before sending names the running discount, the refusal of a message does not', () => {
  const poor = {
    thread: buildChatThread({ free_messages_left: 0, cost: 2 }),
    writer: { ...free, credits: 1 },
  };
  const discount = buildDiscountCode({ source: 'welcome', percentage: 25 });
  const problem = { code: 'insufficient_credits', fields: {}, data: {} } as const;
  expect([noticeOf({ ...poor, discount }).text, noticeOf({ ...poor, discount, problem }).text]).toEqual([
    'You don’t have enough credits A message costs 2, you have 1. 25% welcome discount on your first package',
    'You don’t have enough credits A message costs 2, you have 1.',
  ]);
  expect(noticeOf({ discount }).text).toBe(
    'Time for premium No free conversations left. Packages from €11.99. 25% welcome discount on your first package',
  );
});

test('the notice on missing credits names the price of a message in money, if it is known', () => {
  const poor = {
    thread: buildChatThread({ free_messages_left: 0, cost: 2 }),
    writer: { ...free, credits: 1 },
  };
  const prices = [{ amount: 120, currency: 'GBP' }, null];
  expect(prices.map((messagePrice) => noticeOf({ ...poor, messagePrice }).text)).toEqual([
    'You don’t have enough credits A message costs 2 (from £1.20), you have 1.',
    'You don’t have enough credits A message costs 2, you have 1.',
  ]);
});

test('while messages are free the line on cost says at every width what the next ones cost', () => {
  const thread = buildChatThread({ free_messages_left: 2, cost: 1 });
  const priced = [{ amount: 43, currency: 'EUR' }, null].map((messagePrice) => {
    const { price, balance, shortBalance } = composer({ thread, messagePrice });
    return { price, balance, shortBalance };
  });
  expect(priced).toEqual([
    { price: '2 free', balance: 'then 1 credit (from €0.43)', shortBalance: undefined },
    { price: '2 free', balance: 'then 1 credit', shortBalance: undefined },
  ]);
});
