import { buildSettings } from '@heartwood/api-contract/builders';
import { loadBrands, settingsOf } from '@heartwood/brands';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardVersion } from '../app/printing/card-words.server';
import { answerSocialCard } from './social-card';

const mostBytes = 60_000;
const ofBrand = loadBrands().map((brand) => {
  const brandSettings = settingsOf(brand, { geoipCountry: null, pushPublicKey: null, regionData: [] });
  return [brand.id, brandSettings] as const;
});
const ember = buildSettings({
  brand: 'nobody',
  niche: 1,
  locales: ['de', 'fi'],
  theme: { id: 'ember', seeds: { primary: '#0077cc', paper: '#eef6ff' } },
});

function ask(file: string, settings = ember, headers: Record<string, string> = {}): Promise<Response> {
  return answerSocialCard(new Request(`https://one.example/social/${file}`, { headers }), file, settings);
}

async function pictureOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

async function addressOf(settings: typeof ember, locale: 'de' | 'fi'): Promise<string> {
  return `${locale}-${await cardVersion(settings, locale)}.png`;
}

async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each(ofBrand)(
  '%s has a 1200 by 630 pixel card in each language, within the size budget',
  async (_id, settings) => {
    for (const locale of settings.locales) {
      const answer = await answerSocialCard(
        new Request('https://one.example/'),
        `${locale}-${await cardVersion(settings, locale)}.png`,
        settings,
      );
      const png = await pictureOf(answer);
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }, locale).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(png.length, locale).toBeLessThan(mostBytes);
    }
  },
);

test("a card uses the theme's colours, overridden by the brand's", async () => {
  const png = await pictureOf(await ask(await addressOf(ember, 'de')));
  expect([await colourAt(png, 20, 620), await colourAt(png, 20, 60)]).toEqual([
    [0x00, 0x77, 0xcc],
    [0xee, 0xf6, 0xff],
  ]);
});

test('the card URL changes with the language, the logo and the niche', async () => {
  const others = [ember, { ...ember, niche: 7 }, { ...ember, logo: { text: 'Somebody' } }];
  const addresses = await Promise.all(
    others.flatMap((settings) => [addressOf(settings, 'de'), addressOf(settings, 'fi')]),
  );
  expect(new Set(addresses).size).toBe(6);
});

test('a card is immutable under its URL, and an outdated URL returns the current card uncached', async () => {
  const address = await addressOf(ember, 'fi');
  const answer = await ask(address);
  const older = await ask('fi-000000000000.png');
  expect(
    [answer, older].map(({ headers }) => [headers.get('content-type'), headers.get('cache-control')]),
  ).toEqual([
    ['image/png', 'public, max-age=31536000, immutable'],
    ['image/png', 'no-cache'],
  ]);
  expect(await pictureOf(older)).toEqual(await pictureOf(answer));
});

test('a matching ETag returns 304', async () => {
  const address = await addressOf(ember, 'de');
  const etag = (await ask(address)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask(address, ember, { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
});

test.each(['xx-000000000000.png', 'nl-000000000000.png', 'de.png', '000000000000.png', 'de-0.png', ''])(
  '%s returns 404',
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
