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

/** Returns the pairs of boxes that share more than an edge. */
function overlaps(boxes: readonly QuiltBox[]) {
  const apart = (start: number, length: number, other: number) => start + length <= other + 1e-9;
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          ![
            apart(one[0], one[2], other[0]),
            apart(other[0], other[2], one[0]),
            apart(one[1], one[3], other[1]),
            apart(other[1], other[3], one[1]),
          ].includes(true),
      )
      .map((other) => [one, other]),
  );
}

test.each(Object.entries(quiltLayouts))(
  'the tiles of %s do not overlap or leave the field',
  (_layout, places) => {
    const boxes = places.map(({ box }) => box);
    const phones = places.flatMap(({ phone }) => (phone ? [phone] : []));
    const outside = (all: readonly QuiltBox[], [width, height]: readonly [number, number]) =>
      all.filter(
        ([left, top, across, down]) =>
          left < 0 || top < 0 || left + across > width + 1e-9 || top + down > height + 1e-9,
      );
    expect([overlaps(boxes), overlaps(phones)]).toEqual([[], []]);
    expect([outside(boxes, quiltField), outside(phones, phoneQuiltField)]).toEqual([[], []]);
  },
);
