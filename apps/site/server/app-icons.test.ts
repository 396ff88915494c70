import { buildSettings } from '@heartwood/api-contract/builders';
import { loadBrands, settingsOf } from '@heartwood/brands';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawAppIcon, iconSource, iconVersion, isAppIcon } from './app-icons';
import type { AppIcon } from './app-icons';

const names = [
  'any-192',
  'any-512',
  'maskable-192',
  'maskable-512',
  'touch-180',
  'messages-96',
  'likes-96',
] as const satisfies readonly AppIcon[];

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#00ff00"/></svg>';
const blue = buildSettings({ niche: 1, theme: { id: 'ember', seeds: { primary: '#0055aa' } } });

async function pixelsOf(name: AppIcon, mark = square) {
  const { data, info } = await sharp(await drawAppIcon(iconSource(blue, mark), name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (left: number, top: number) => {
    const at = (top * info.width + left) * 4;
    return `#${data.subarray(at, at + 4).toString('hex')}`;
  };
}

test.each(loadBrands().map((brand) => [brand.id, brand] as const))(
  '%s has every icon in its size, and each is cached',
  async (_id, brand) => {
    const settings = settingsOf(brand, { geoipCountry: null, pushPublicKey: null, regionData: [] });
    const source = iconSource(settings, brand.mark);
    for (const name of names) {
      const png = await drawAppIcon(source, name);
      const { format, width, height } = await sharp(png).metadata();
      const pixels = Number(name.split('-')[1]);
      expect({ format, width, height }, name).toEqual({ format: 'png', width: pixels, height: pixels });
      expect(await drawAppIcon(source, name)).toBe(png);
    }
  },
);

test('an icon with purpose any is the mark alone', async () => {
  const at = await pixelsOf('any-192');
  expect([at(0, 0), at(96, 96)]).toEqual(['#00ff00ff', '#00ff00ff']);
});

test('a maskable icon keeps the whole mark inside the safe zone, on the primary colour', async () => {
  const at = await pixelsOf('maskable-512');
  const radius = 0.4 * 512;
  const places = Array.from(
    { length: 512 * 512 },
    (_, place) => [place % 512, Math.floor(place / 512)] as const,
  );
  const reach = places
    .filter(([left, top]) => at(left, top) !== '#0055aaff')
    .reduce((most, [left, top]) => Math.max(most, Math.hypot(left - 255.5, top - 255.5)), 0);
  expect(reach).toBeLessThanOrEqual(radius);
  expect(reach).toBeGreaterThan(radius - 4);
  expect(at(256, 256)).toBe('#00ff00ff');
});

test('a mark whose tile has the primary colour is drawn larger', async () => {
  const at = await pixelsOf(
    'maskable-512',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#0055aa"/><path d="M3 3h4v4H3z" fill="#00ff00"/></svg>',
  );
  expect([at(180, 256), at(332, 256)]).toEqual(['#00ff00ff', '#00ff00ff']);
  expect([at(168, 256), at(344, 256)]).toEqual(['#0055aaff', '#0055aaff']);
});

test('the touch icon is opaque', async () => {
  const at = await pixelsOf('touch-180', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>');
  expect([at(0, 0), at(90, 90)]).toEqual(['#0055aaff', '#0055aaff']);
});

test('a shortcut icon is a white symbol on the primary colour', async () => {
  const at = await pixelsOf('likes-96');
  expect([at(0, 0), at(48, 4)]).toEqual(['#00000000', '#0055aaff']);
  expect(at(48, 65)).toBe('#ffffffff');
});

test('rejects other icon names', () => {
  expect(['any-193', 'any-192.png', '', '__proto__', 'toString'].filter(isAppIcon)).toEqual([]);
});

test('the version changes with the mark and the colours', () => {
  const version = iconVersion(iconSource(blue, square));
  const other = buildSettings({ niche: 1, theme: { id: 'ember', seeds: { primary: '#0055ab' } } });
  expect(iconVersion(iconSource(blue, square))).toBe(version);
  expect(iconVersion(iconSource(blue, `${square} `))).not.toBe(version);
  expect(iconVersion(iconSource(other, square))).not.toBe(version);
});
