import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { interestIds, interests, landingSlug, nicheNumbers } from '@heartwood/domain';
import { footerMessages, locales } from '@heartwood/i18n';
import { allCountries } from 'country-region-data';
import { describe, expect, it } from 'vitest';
import cutFaces from './faces/faces.json';
import { lettersOf } from './faces/face';
import type { CutFaces } from './faces/face';
import { faceSources } from './faces/face-sources';
import { posterConsentPairs } from '@heartwood/ui/consent-css';
import { framePairs } from '../poster-page/frame-css';
import { everyTheme, fontBytes, mostStyle } from '../poster-page/font-bytes';
import { footerLinks } from '../layouts/frame/footer-links';
import { landerMessages } from '../poster-page/messages';
import { posterIntl } from '../poster-page/print-poster.server';
import { urls } from '../urls';
import { inTwoLines, lineWidth } from './collagelanding/letters';
import { colourOfTile, pictured, wallOf } from './iconslanding/wall';
import { landerListing } from './lander-listing.server';
import { landers } from './landers';
import { blocksOf } from './maplanding/blocks';
import { landerPlaces } from './places/lander-places';
import { printLander } from './print-lander.server';
import { linesOf, writtenAt } from './socialnetwork/drawing';
import { cuts, filmAddress, lightNames } from './video/films';

const countries = ['GB', 'IE', 'NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'PL', 'DK', 'SE', 'NO', 'FI'];
const names = Object.keys(landers);
const cut: CutFaces = cutFaces;

function settingsOf(niche: number, theme = 'ember') {
  return {
    brand: 'hearth',
    name: 'Hearth',
    logo: { text: 'hearth' },
    locales: [...locales],
    niche,
    theme: { id: theme, seeds: {} },
    min_age: 18,
    us_footer: true,
    cdn_prefix: '',
  } as Parameters<typeof printLander>[2]['settings'];
}

async function printed(name: string, niche: number, locale: (typeof locales)[number], theme?: string) {
  const lander = landers[name];
  if (!lander) throw new Error(`no lander ${name}`);
  const places = landerPlaces(locale, countries, regionsOf);
  const settings = settingsOf(niche, theme);
  const known = { ...settings, locales: [...locales] };
  const asked = { origin: 'https://hearth.example', slug: undefined };
  const listing = await landerListing(name, lander, known, locale, asked);
  return printLander(name, lander, { settings, locale, interests: interestIds, places, listing });
}

function regionsOf(country: string): { id: string; name: string }[] {
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? [];
  return regions.flatMap(([name, id]) => (id ? [{ id, name }] : []));
}

const shownText = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]+>/g, '');

/** Returns the CSP sources of a page's inline elements of a kind. */
const hashesOf = (html: string, kind: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${kind}>(.*?)</${kind}>`, 'gs'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted();

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .filter((line) => line.startsWith(`${directive} `))
    .flatMap((line) => line.split(' ').slice(1))
    .toSorted();

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(names)('the lander %s', (name) => {
  it('renders for every niche and locale with the signup form, the slug and one h1', async () => {
    for (const niche of nicheNumbers) {
      for (const locale of locales) {
        const { html } = await printed(name, niche, locale);
        expect(html).toContain('<form method="post" action="/signup">');
        expect(html).toContain(`<input type="hidden" name="slug" value="${landingSlug(niche, locale)}"/>`);
        expect(html).not.toMatch(/lander\.[a-z_]+|undefined|\[object/);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).toContain('>hearth<span class="logo-mark"></span></a>');
      }
    }
  });

  it('has the line about money once, and the links and disclaimer of the footer, in every locale', async () => {
    for (const locale of locales) {
      const { html } = await printed(name, 1, locale);
      const intl = await posterIntl(locale);
      const money = [...html.matchAll(/<p class="fine">(.*?)<\/p>/g)].map(([, text = '']) => shownText(text));
      expect(money, locale).toEqual([intl.formatMessage(landerMessages.money)]);
      const [, footer = ''] = /<footer class="foot">(.*?)<\/footer>/s.exec(html) ?? [];
      const links = [...footer.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)];
      expect(
        links.map(([, href = '', text = '']) => [href, shownText(text)]),
        locale,
      ).toEqual(
        footerLinks([...locales]).map(({ href, text }) => [
          urls.withQuery(href, { lang: locale }),
          intl.formatMessage(text),
        ]),
      );
      expect(shownText(footer), locale).toContain(
        intl.formatMessage(footerMessages.disclaimer, { brand: 'Hearth', min_age: 18 }),
      );
    }
  });

  it('keeps HTML, CSS and script within the size limits', async () => {
    for (const [index, locale] of locales.entries()) {
      const { html, css, script } = await printed(name, (index % nicheNumbers.length) + 1, locale);
      const withoutFaces = css.replaceAll(/@font-face\{[^}]*\}/g, '');
      expect(zipped(html), `page, ${locale}`).toBeLessThanOrEqual(16_200);
      expect(zipped(withoutFaces), `styles, ${locale}`).toBeLessThanOrEqual(4_000);
      expect(zipped(script), `script, ${locale}`).toBeLessThanOrEqual(6_000);
    }
  });

  it('keeps CSS and fonts within the size limit in every theme and locale', async () => {
    for (const theme of everyTheme) {
      for (const locale of locales) {
        const { html, css } = await printed(name, 1, locale, theme);
        expect(zipped(css) + fontBytes(html), `${theme}, ${locale}`).toBeLessThanOrEqual(mostStyle);
      }
    }
  });

  it('has sufficient colour contrast in every niche', () => {
    const faults = nicheNumbers.flatMap((niche) =>
      [...framePairs, ...posterConsentPairs, ...(landers[name]?.pairs(niche) ?? [])]
        .filter((pair) => contrast(pair.ink, pair.ground) < (pair.for === 'text' ? 4.5 : 3))
        .map(({ ink, ground }) => `${niche}: ${ink} on ${ground} ${contrast(ink, ground).toFixed(2)}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('has no unsafe or nonce CSP source, no inline style or handler, one script and one style element', async () => {
    const { html, policy } = await printed(name, 1, 'en');
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  it('names in its CSP exactly the inline scripts and styles that it has, with and without entry warning', async () => {
    const lander = landers[name];
    if (!lander) throw new Error(`no lander ${name}`);
    const settings = settingsOf(3);
    const warned = await printLander(name, lander, {
      settings,
      locale: 'de',
      interests: interestIds,
      entry: true,
    });
    for (const { html, policy } of [warned, await printed(name, 1, 'en')]) {
      expect(sourcesOf(policy, 'script-src')).toEqual(hashesOf(html, 'script'));
      expect(sourcesOf(policy, 'style-src')).toEqual(hashesOf(html, 'style'));
    }
  });

  it('includes the entry warning only when due, within the size limits', async () => {
    const lander = landers[name];
    if (!lander) throw new Error(`no lander ${name}`);
    const { html, css, policy } = await printLander(name, lander, {
      settings: settingsOf(3),
      locale: 'de',
      interests: interestIds,
      entry: true,
    });
    expect(html).toContain('<dialog id="site-entry-warning" open="" data-due=""');
    expect(html).toContain('<html lang="de" data-quilt="end">');
    expect(html).toContain('<p class="ew-logo">hearth<span class="ew-mark"></span></p>');
    expect(zipped(html)).toBeLessThanOrEqual(20_000);
    expect(zipped(css.replaceAll(/@font-face\{[^}]*\}/g, ''))).toBeLessThanOrEqual(5_000);
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+';/);
    expect((await printed(name, 3, 'de')).html).not.toContain('<dialog');
  });
});

it('the brand’s mark comes from its CDN, which the policy allows', async () => {
  const lander = landers['gallery'];
  if (!lander) throw new Error('no lander gallery');
  const sources = ['', 'https://cdn.example/amber'].map(async (cdn_prefix) => {
    const settings = { ...settingsOf(1), brand: 'amberlane', cdn_prefix };
    const { html, policy } = await printLander('gallery', lander, {
      settings,
      locale: 'en',
      interests: interestIds,
    });
    return [/<img src="([^"]+)"/.exec(html)?.[1], sourcesOf(policy, 'img-src')];
  });
  expect(await Promise.all(sources)).toEqual([
    ['/icon.svg', ["'self'", 'data:']],
    ['https://cdn.example/amber/icon.svg', ["'self'", 'data:', 'https://cdn.example']],
  ]);
});

describe('display fonts', () => {
  it('are subset to the letters of the current catalogues', async () => {
    for (const face of faceSources) {
      for (const locale of locales) {
        const texts = (await import(`../../../../packages/i18n/src/catalogues/${locale}.json`)) as {
          default: Record<string, string>;
        };
        const letters = lettersOf(face, texts.default);
        expect(cut[face.family]?.[locale]?.letters, `${face.family} ${locale}: generate:lander-faces`).toBe(
          letters,
        );
      }
    }
  });
});

describe('collage text', () => {
  it('splits into two lines of similar width, without a line of punctuation only', () => {
    expect(inTwoLines('Haare, Augen oder Lächeln?')).toEqual([
      ['Haare,', 'Augen'],
      ['oder', 'Lächeln?'],
    ]);
    expect(inTwoLines('Cheveux, yeux ou sourire ?')).toEqual([
      ['Cheveux,', 'yeux'],
      ['ou', 'sourire ?'],
    ]);
    expect(inTwoLines('Hår?')).toEqual([['Hår?']]);
    expect(lineWidth(['oder', 'Lächeln?'])).toBeGreaterThan(lineWidth(['Haare,', 'Augen']));
  });
});

describe('interest wall', () => {
  it('has thirty pictures, none of an intimate interest', () => {
    const intimate = interests.filter((interest) => interest.intimate).map(({ id }) => id);
    expect(pictured.filter((id) => intimate.includes(id))).toEqual([]);
    for (const niche of nicheNumbers) expect(new Set(wallOf(niche, interestIds)).size).toBe(30);
  });

  it('shows the interests of the niche among the first twenty pictures', () => {
    const wall = wallOf(5, interestIds).slice(0, 20);
    expect(
      ['gardening', 'reading', 'theater', 'travelling', 'tea', 'hiking'].filter(
        (id) => !wall.some((shown) => shown === id),
      ),
    ).toEqual([]);
  });

  it('shows only interests that the brand offers', () => {
    expect(wallOf(1, ['wine', 'bbq', 'sex'])).toEqual(['bbq', 'wine']);
  });

  it.each([5, 6])('has no adjacent tiles of the same colour in rows of %i', (columns) => {
    const same = Array.from({ length: 30 }, (_, index) => index).filter(
      (index) =>
        ((index + 1) % columns !== 0 && colourOfTile(index) === colourOfTile(index + 1)) ||
        colourOfTile(index) === colourOfTile(index + columns),
    );
    expect(same).toEqual([]);
  });
});

describe('line drawing', () => {
  it.each(nicheNumbers)('of niche %i is a single path that starts at the handwritten line', (niche) => {
    const { line } = linesOf(niche);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line).toMatch(new RegExp(`^M-\\d+ ${writtenAt}H-?\\d+C0 ${writtenAt} `));
  });
});

describe('background video', () => {
  it.each(lightNames)('in light %s has two cuts of at most 60 kB each', async (light) => {
    for (const cut of Object.keys(cuts)) {
      const file = new URL(`../../public${filmAddress(light)}-${cut}`, import.meta.url);
      const size = async (ending: string) => (await stat(`${fileURLToPath(file)}${ending}`)).size;
      expect(await size('.webm')).toBeLessThanOrEqual(60_000);
      expect(await size('.mp4')).toBeLessThanOrEqual(60_000);
    }
  });

  it('is allowed by the CSP of its own page only', async () => {
    expect((await printed('video', 1, 'en')).policy).toContain("; media-src 'self';");
    expect((await printed('maplanding', 1, 'en')).policy).not.toContain('media-src');
  });
});

describe('map lander', () => {
  it('draws the same 200 to 300 blocks every time', () => {
    const city = () => [...blocksOf(-14, 5, 'plain'), ...blocksOf(22, 91, 'plain')].join('');
    expect(city()).toBe(city());
    const blocks = city().match(/M/g)?.length ?? 0;
    expect(blocks).toBeGreaterThan(200);
    expect(blocks).toBeLessThan(300);
  });

  it("offers the regions of the locale's countries, and every other country", () => {
    const regions = [{ id: 'ZH', name: 'Zuid-Holland' }];
    expect(landerPlaces('nl', ['DE', 'NL', 'BE'], () => regions)).toEqual({
      near: [
        { country: 'NL', regions },
        { country: 'BE', regions },
      ],
      elsewhere: ['DE'],
    });
    expect(landerPlaces('fi', ['DE', 'NL'], () => regions)).toEqual({
      near: [{ country: 'DE', regions }],
      elsewhere: ['NL'],
    });
  });
});
