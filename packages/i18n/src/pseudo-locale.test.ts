import { createIntl } from '@formatjs/intl';
import { expect, it } from 'vitest';
import { loadMessages } from './load-messages';
import { pseudoText } from './pseudo-locale';

it('lengthens a text by 40 % of its letters and keeps the surrounding space', () => {
  expect(pseudoText('Log in ')).toBe('Łöğ íñ~~ ');
  expect(pseudoText(' (2) ')).toBe(' (2) ');
});

it('keeps placeholders, plurals and numbers working', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('xx') });
  expect(intl.formatMessage({ id: 'navigation.unread_messages' }, { count: 3 })).toBe(
    '3 üñřéáð méššáğéš~~~~~~',
  );
  expect(intl.formatMessage({ id: 'errors.too_many_attempts' }, { minutes: 15 })).toContain('15');
});
