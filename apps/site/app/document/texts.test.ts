import { afterEach, expect, test, vi } from 'vitest';
import { BrowserTexts } from './texts';

afterEach(() => vi.unstubAllGlobals());

const carried = {
  format: 'en-GB',
  catalogue: '/messages/en-0123.json',
  areas: ['login'],
  messages: { 'login.title': 'Welcome back' },
  words: {},
};

function answerWith(...answers: Response[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers.shift() ?? Response.error();
  });
  return asked;
}

test('messages embedded in the document are available at once', () => {
  const texts = new BrowserTexts(carried);
  expect(texts.has(['login'])).toBe(true);
  expect(texts.has(['login', 'chat'])).toBe(false);
  expect(texts.intl.formatMessage({ id: 'login.title' })).toBe('Welcome back');
});

test('the whole catalogue is fetched once', async () => {
  const asked = answerWith(Response.json({ 'chat.title': 'Messages' }));
  const texts = new BrowserTexts(carried);
  await Promise.all([texts.load(), texts.load()]);
  expect(asked).toEqual(['/messages/en-0123.json']);
  expect(texts.has(['chat'])).toBe(true);
  expect(texts.intl.formatMessage({ id: 'chat.title' })).toBe('Messages');
});

test('brand messages override embedded and fetched messages', async () => {
  answerWith(Response.json({ 'people.fictional': 'Fictional', 'chat.title': 'Messages' }));
  const texts = new BrowserTexts({ ...carried, words: { 'people.fictional': 'Drawn' } });
  const mark = () => texts.intl.formatMessage({ id: 'people.fictional' });
  const before = mark();
  await texts.load();
  expect([before, mark(), texts.intl.formatMessage({ id: 'chat.title' })]).toEqual([
    'Drawn',
    'Drawn',
    'Messages',
  ]);
});

test('loading can be retried after a failed fetch', async () => {
  answerWith(new Response(null, { status: 503 }), Response.json({ 'chat.title': 'Messages' }));
  const texts = new BrowserTexts(carried);
  await expect(texts.load()).rejects.toThrow('503');
  expect(texts.has(['chat'])).toBe(false);
  await texts.load();
  expect(texts.has(['chat'])).toBe(true);
});
