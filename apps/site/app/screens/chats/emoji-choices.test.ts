import { localeDescriptions, locales } from '@heartwood/i18n';
import { expect, test } from 'vitest';
import { emojiLanguage, loadEmoji } from './emoji-choices';

test.each(locales)(
  'the emoji of %s come from its gif locale, all have a name, and match the English set',
  async (locale) => {
    const { iso, gif } = localeDescriptions[locale];
    expect(emojiLanguage(iso)).toBe(gif);
    const [own, english] = await Promise.all([loadEmoji(gif), loadEmoji('en')]);
    expect(own.map(({ emoji }) => emoji)).toEqual(english.map(({ emoji }) => emoji));
    expect(own.filter(({ name }) => name === '')).toEqual([]);
  },
);

test('the German emoji set has German names', async () => {
  const german = await loadEmoji('de');
  expect(german.find(({ emoji }) => emoji === '🌹')?.name).toBe('Rose');
});
