import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { definePage } from '../../document/page-handle';
import { installedChrome } from './installed-chrome';

const intl = createIntl({ locale: 'en', messages: { 'navigation.back': 'Back' } });
const onClick = () => undefined;
const toMembers = { href: '/members', label: 'Back', onClick };

function chromeOf(
  id: string,
  phone: Parameters<typeof definePage<{ name: string }>>[0]['phone'],
  data: unknown,
) {
  const handle = definePage<{ name: string }>({ messages: [], phone });
  return installedChrome({ id, handle, data, address: '/' }, intl, onClick);
}

test('a page with tabs keeps them and gets a back button', () => {
  expect(chromeOf('likes', undefined, { name: '' })).toEqual({ kind: 'main', back: toMembers });
});

test('a page with a back link keeps its bar and gets the back handler', () => {
  const own = {
    kind: 'inner',
    back: { href: '/chats/7', label: 'Back' },
    title: 'Credits',
    aside: '9',
  } as const;
  expect(chromeOf('credits', () => own, { name: '' })).toEqual({ ...own, back: { ...own.back, onClick } });
});

test('other pages and failed pages keep their browser chrome', () => {
  expect(chromeOf('members', () => ({ kind: 'main', action: 'Filters' }), { name: '' })).toEqual({
    kind: 'main',
    action: 'Filters',
  });
  expect(chromeOf('members-id', () => ({ kind: 'bare' }), { name: '' })).toEqual({ kind: 'bare' });
  expect(chromeOf('likes', undefined, undefined)).toEqual({ kind: 'main' });
});
