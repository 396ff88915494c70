import { describe, expect, it } from 'vitest';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';
import { translationProblems } from '../scripts/translation-problems';
import { loadMessages } from './load-messages';
import { locales } from './locales';
import { overlayMessages } from './messages/overlays';
import { isOverlayName, withOverlay } from './overlays';

const names = Object.keys(overlayMessages).filter(isOverlayName);

describe.each(locales)('the overlays in %s', (locale) => {
  const texts = readCatalogue(catalogueFile(locale));

  it('override messages with the same placeholders and tags, and with a different text', () => {
    const wrong = names.flatMap((name) =>
      Object.values(overlayMessages[name]).flatMap(({ id }) => {
        const common = texts[id.slice(name.length + 1)];
        const own = texts[id];
        if (common === undefined || own === undefined) return [`${id}: missing`];
        if (common === own) return [`${id}: nothing else than the common text`];
        return translationProblems(common, own, locale).map((problem) => `${id}: ${problem}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('replace the common texts', async () => {
    const messages = await loadMessages(locale);
    const headlines = [null, ...names].map((name) =>
      JSON.stringify(withOverlay(messages, name)['landing.headline']),
    );
    expect(new Set(headlines).size).toBe(names.length + 1);
    expect(withOverlay(messages, 'gay')['landing.headline']).toBe(messages['gay.landing.headline']);
  });
});

it('an overlaid catalogue has the IDs of the common messages only', async () => {
  const messages = await loadMessages('en');
  const common = Object.keys(messages).filter((id) => !isOverlayName(id.split('.')[0] ?? ''));
  for (const name of [null, ...names])
    expect(Object.keys(withOverlay(messages, name)).toSorted()).toEqual(common.toSorted());
});

it('an overlay is applied once', async () => {
  const messages = await loadMessages('en');
  expect(withOverlay(messages, 'she')).toBe(withOverlay(messages, 'she'));
});
