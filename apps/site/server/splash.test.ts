import { buildSettings } from '@heartwood/api-contract/builders';
import { loadBrands, settingsOf } from '@heartwood/brands';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { splashName, splashSchemes, splashScreens } from '../app/document/splash-screens';
import { drawSplash } from './splash';

const mostBytes = 60_000;
const blue = buildSettings({
  logo: { text: 'hearth' },
  theme: { id: 'ember', seeds: { primary: '#0055aa', secondary: '#ffcc00' } },
});

async function pixelsOf(name: string, settings = blue) {
  const png = await drawSplash(settings, name);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (left: number, top: number) => {
    const at = (top * info.width + left) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
}

test.each(loadBrands().map((brand) => [brand.id, brand] as const))(
  '%s has a splash screen in both schemes, each drawn once',
  async (_id, brand) => {
    const settings = settingsOf(brand, { geoipCountry: null, pushPublicKey: null, regionData: [] });
    for (const scheme of splashSchemes) {
      const png = await drawSplash(settings, `1320x2868-${scheme}`);
      expect(png?.length, scheme).toBeLessThan(mostBytes);
      expect(await drawSplash(settings, `1320x2868-${scheme}`), scheme).toBe(png);
    }
  },
);

test.each(splashScreens)('has the size of a phone of $width by $height at $ratio', async (screen) => {
  const { format, width, height } = await sharp(
    await drawSplash(blue, splashName(screen, 'dark')),
  ).metadata();
  expect({ format, width, height }).toEqual({
    format: 'png',
    width: screen.width * screen.ratio,
    height: screen.height * screen.ratio,
  });
});

test('is the primary colour with three discs at the foot and the name above', async () => {
  const at = await pixelsOf('1170x2532-light');
  expect([at(10, 10), at(585, 1600), at(585, 1900), at(585, 2500)]).toEqual([
    '#0055aa',
    '#1966b2',
    '#3277ba',
    '#ffcc00',
  ]);
  const rows = Array.from({ length: 1170 }, (_, left) => at(left, 861));
  expect(new Set(rows.filter((colour) => colour === '#ffffff')).size).toBe(1);
  const first = rows.findIndex((colour) => colour !== '#0055aa');
  const last = rows.findLastIndex((colour) => colour !== '#0055aa');
  expect(Math.abs(first - (1169 - last))).toBeLessThan(24);
});

test('there is none of another size or scheme', () => {
  expect(
    ['1170x2532', '1170x2533-light', '1170x2532-sepia', '', '__proto__'].map((name) =>
      drawSplash(blue, name),
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
