import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { beforeEach, expect, test } from 'vitest';
import type { KeptChat, KeptCopy } from '../offline/kept-copy';
import type { Outgoing } from '../screens/chats/outbox';
import { drawOffline } from './draw-offline';
import { OfflineDocument } from './offline-document';
import { textsAttribute } from './page-texts';
import type { OfflinePageTexts } from './page-texts';

const hostile = '<img src=x onerror="alert(1)"> {time} $& "\'';
const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

const chat = (conversation: string, change: Partial<KeptChat> = {}): KeptChat => ({
  conversation,
  profile: `p-${conversation}`,
  name: 'Wren',
  fictional: false,
  updated: '2026-01-05T10:00:00Z',
  messages: [{ mine: false, type: 'text', text: 'Hello', created: '2026-01-05T10:00:00Z' }],
  ...change,
});

const copy = (...chats: readonly KeptChat[]): KeptCopy => ({
  member: 'me',
  saved: '2026-01-05T10:00:00Z',
  chats,
});

const waiting: Outgoing = {
  key: 'k',
  text: 'Still here',
  created: '2026-01-05T11:00:00Z',
  state: 'queued',
  after: null,
};

beforeEach(() => {
  const html = renderToStaticMarkup(
    <OfflineDocument
      intl={intl}
      logo={{ name: 'Fiero' }}
      fictionalIcon="robot"
      language="en"
      themeAttributes={{}}
      themeColours={{ light: '#fff', dark: '#000' }}
      css=""
      script=""
    />,
  );
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    html,
    'text/html',
  ).documentElement.innerHTML;
  window.scrollTo = () => undefined;
});

function draw(kept: KeptCopy, { path = '/chats', unsent = {} as Record<string, readonly Outgoing[]> } = {}) {
  const texts = JSON.parse(document.body.getAttribute(textsAttribute) ?? '') as OfflinePageTexts;
  const now = new Date('2026-01-05T12:00:00Z');
  drawOffline(document, { texts, copy: kept, path, now, unsentTo: (profile) => unsent[profile] ?? [] });
}

const shownParts = () =>
  ['top', 'home', 'copied', 'lead', 'chats', 'thread'].filter(
    (name) => !document.querySelector(`[data-part="${name}"]`)?.closest('[hidden]'),
  );

const rows = () =>
  [...document.querySelectorAll('[data-part="chats"] > li')].map((row) => ({
    href: row.querySelector('a')?.getAttribute('href'),
    name: row.querySelector('a')?.textContent,
    waits: row.querySelector('[data-part="waits"]')?.hasAttribute('hidden') === false,
    fictional: row.querySelector('[data-part="fictional"]:not([hidden]) .lucide-bot') !== null,
    preview: row.querySelector('[data-fill="preview"]')?.textContent,
  }));

const messages = () =>
  [...document.querySelectorAll('[data-part="messages"] > li')].map((one) => [
    one.getAttribute('data-side'),
    one.hasAttribute('data-waits'),
    one.querySelector('.of-bubble')?.textContent,
  ]);

test('the page shows its title and no conversation before it is filled', () => {
  expect(document.querySelector('h1')?.getAttribute('aria-label')).toBe('No signal');
  expect(document.querySelector('h1')?.textContent).toBe('N signal');
  expect(shownParts()).toEqual(['top', 'home']);
});

test('lists the conversations with their unsent messages', () => {
  draw(
    copy(
      chat('a'),
      chat('b', {
        name: null,
        fictional: true,
        messages: [{ mine: true, type: 'photo', text: null, created: '2026-01-04T10:00:00Z' }],
      }),
      chat('c', { messages: [] }),
    ),
    { unsent: { 'p-c': [waiting] } },
  );
  expect(shownParts()).toEqual(['top', 'home', 'copied', 'lead', 'chats']);
  expect(rows()).toEqual([
    { href: '/chats/a', name: 'Wren', waits: false, fictional: false, preview: 'Hello' },
    { href: '/chats/b', name: 'Former member', waits: false, fictional: true, preview: 'You: Photo' },
    { href: '/chats/c', name: 'Wren', waits: true, fictional: false, preview: 'Still here' },
  ]);
});

test.each(['/chats/a', '/members/p-a/chat'])('%s opens the conversation', (path) => {
  draw(
    copy(
      chat('a', {
        messages: [
          { mine: false, type: 'text', text: 'Hello', created: '2026-01-05T10:00:00Z' },
          { mine: true, type: 'gift', text: 'For you', created: '2026-01-05T10:01:00Z' },
        ],
      }),
    ),
    { path, unsent: { 'p-a': [waiting] } },
  );
  expect(shownParts()).toEqual(['thread']);
  expect(document.title).toBe('Wren');
  expect(messages()).toEqual([
    ['theirs', false, 'Wren: Hello'],
    ['own', false, 'You: Gift\nFor you'],
    ['own', true, 'You: Still here'],
  ]);
});

test('renders member content as text, not as HTML', () => {
  const kept = copy(
    chat('a', {
      name: hostile,
      messages: [{ mine: true, type: 'text', text: hostile, created: '2026-01-05T10:00:00Z' }],
    }),
  );
  const before = document.querySelectorAll('img, script').length;
  draw(kept);
  expect(rows()).toEqual([
    { href: '/chats/a', name: hostile, waits: false, fictional: false, preview: `You: ${hostile}` },
  ]);
  draw(kept, { path: '/chats/a' });
  expect(messages()).toEqual([['own', false, `You: ${hostile}`]]);
  expect(document.querySelectorAll('img, script')).toHaveLength(before);
});

test('shows no list for a copy without conversations', () => {
  draw(copy());
  expect(shownParts()).toEqual(['top', 'home', 'copied']);
});
