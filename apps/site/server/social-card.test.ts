import { buildSettings } from '@heartwood/api-contract/builders';
import { loadBrands, settingsOf } from '@heartwood/brands';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialCard } from './social-card';

const mostBytes = 60_000;
const ofBrand = loadBrands().map((brand) => {
  const told = settingsOf(brand, { geoipCountry: null, pushPublicKey: null, regionData: [] });
  return [brand.id, told] as const;
});

async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each(ofBrand)('%s has a card of 1200 by 630 pixels within the budget', async (_id, settings) => {
  const png = await socialCard(settings);
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(mostBytes);
});

test('a card bears the colours of the theme, the brand’s own before', async () => {
  const settings = buildSettings({
    brand: 'nobody',
    theme: { id: 'ember', seeds: { primary: '#0055aa', paper: '#ffffff' } },
  });
  const png = await socialCard(settings);
  expect([await colourAt(png, 20, 8), await colourAt(png, 20, 60)]).toEqual([
    [0x00, 0x55, 0xaa],
    [0xff, 0xff, 0xff],
  ]);
});

test('a card is drawn once for each brand and theme', async () => {
  const [amber] = ofBrand.map(([, settings]) => settings);
  if (!amber) throw new Error('no brand');
  expect(await socialCard(amber)).toBe(await socialCard({ ...amber }));
  expect(await socialCard({ ...amber, brand: 'other' })).not.toBe(await socialCard(amber));
});
