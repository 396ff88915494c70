import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { definePage } from '../../document/page-handle';
import { installedBack } from './installed-back';

const intl = createIntl({ locale: 'en', messages: { 'navigation.back': 'Back' } });
const handle = definePage<{ name: string }>({ messages: [], title: ({ data }) => data.name });

test('a profile leads back to the members', () => {
  const page = { id: 'members-id', handle, data: { name: 'Robin' }, address: '/members/7' };
  expect(installedBack(page, intl)).toEqual({
    kind: 'inner',
    back: { href: '/members', label: 'Back' },
    title: 'Robin',
  });
});

test('other pages, and pages that failed, show no way back', () => {
  expect(installedBack({ id: 'members', handle, data: {}, address: '/members' }, intl)).toBeUndefined();
  expect(installedBack({ id: 'likes', handle, data: undefined, address: '/likes' }, intl)).toBeUndefined();
});
