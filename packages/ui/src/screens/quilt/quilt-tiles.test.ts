import { expect, test } from 'vitest';
import { lookThemes } from '../../themes/look.fixture';
import { posterCasts } from '../poster/poster-casts';
import { phoneQuiltField, quiltField, quiltLayouts } from './quilt-layouts';
import type { QuiltBox } from './quilt-layouts';
import { clearance, quiltTiles } from './quilt-tiles';

const quilts = Object.entries(lookThemes).flatMap(([theme, { art }]) =>
  Object.entries(posterCasts).map(([name, cast]) => [theme, name, cast, art] as const),
);

test.each(quilts)(
  'in %s every figure of the cast %s contrasts with its ground',
  (_theme, _name, cast, art) => {
    const hidden = quiltTiles(cast, art).flatMap((tile) => {
      if ('symbol' in tile) return [];
      const { figure, ground, halo } = tile;
      const behind = halo?.fill ?? ground;
      const clearest = Math.max(
        ...art.quilt.filter((other) => !halo || other !== ground).map((other) => clearance(figure, other)),
      );
      const shown = art.quilt.find((other) => other === behind);
      return shown && clearance(figure, shown) >= Math.min(1, clearest) ? [] : [behind];
    });
    expect(hidden).toEqual([]);
  },
);

test.each(quilts)(
  'in %s every symbol and disc of the cast %s differs from its ground',
  (_theme, _name, cast, art) => {
    const flat = quiltTiles(cast, art).filter(
      (tile) => tile.ground === ('symbol' in tile ? tile.ink : tile.halo?.fill),
    );
    expect(flat).toEqual([]);
  },
);

const area = ([, , width, height]: QuiltBox) => width * height;
const sum = (values: readonly number[]) =>
  Math.round(values.reduce((all, value) => all + value, 0) * 100) / 100;

test.each(Object.entries(quiltLayouts))(
  'the tiles of %s have the total area of the field',
  (_layout, places) => {
    const phones = places.flatMap(({ phone }) => (phone ? [phone] : []));
    expect([sum(places.map(({ box }) => area(box))), sum(phones.map(area))]).toEqual([
      sum([quiltField[0] * quiltField[1]]),
      sum([phoneQuiltField[0] * phoneQuiltField[1]]),
    ]);
  },
);
