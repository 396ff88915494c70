import { expect, test } from 'vitest';
import {
  cropStyle,
  cutHeight,
  firstCrop,
  fittedCrop,
  largestTurn,
  largestZoom,
  mirroredCrop,
  movedCrop,
  photoRatio,
  quarterTurned,
} from './crop';
import type { Crop, PhotoSize } from './crop';

const wide = { width: 1600, height: 1000 };
const tall = { width: 800, height: 2000 };

/** The frame's corners as fractions of the photo. */
function corners(crop: Crop, photo: PhotoSize): number[] {
  const height = cutHeight(crop, photo);
  const angle = (-(crop.turn + crop.quarters * 90) * Math.PI) / 180;
  return [-0.5, 0.5].flatMap((right) =>
    [-0.5, 0.5].flatMap((down) => {
      const [across, along] = [right * photoRatio * height, down * height];
      return [
        crop.x + (across * Math.cos(angle) - along * Math.sin(angle)) / photo.width,
        crop.y + (across * Math.sin(angle) + along * Math.cos(angle)) / photo.height,
      ];
    }),
  );
}

test('a wide photo keeps its height and is cropped equally left and right', () => {
  expect([firstCrop(wide), cutHeight(firstCrop(wide), wide)]).toEqual([
    { x: 0.5, y: 0.5, zoom: 1, turn: 0, quarters: 0, mirrored: false },
    1000,
  ]);
  expect(cropStyle(firstCrop(wide), wide)).toEqual({
    width: '200%',
    height: '100%',
    transform: 'rotate(0deg) scaleX(1) translate(-50%, -50%)',
  });
});

test('a tall photo keeps its width and is cropped near the top', () => {
  const crop = firstCrop(tall);
  expect([cutHeight(crop, tall), crop.x, crop.y]).toEqual([1000, 0.5, 0.25 + 0.5 * 0.24]);
});

test('dragging moves the photo up to its edge, also rotated and mirrored', () => {
  const crop = firstCrop(wide);
  expect(movedCrop(crop, wide, 0.25, 0.5)).toEqual({ ...crop, x: 0.375 });
  expect(movedCrop(crop, wide, 9, 0)).toEqual({ ...crop, x: 0.25 });
  expect(movedCrop({ ...crop, mirrored: true }, wide, 0.25, 0)).toEqual({
    ...crop,
    mirrored: true,
    x: 0.625,
  });
  const turned = fittedCrop({ ...crop, quarters: 1, zoom: 2 }, wide);
  const { x, y } = movedCrop(turned, wide, 0, 0.1);
  expect([x < turned.x, Math.abs(y - turned.y) < 1e-9]).toEqual([true, true]);
});

test('the frame never extends beyond the photo', () => {
  const shown = [wide, tall].flatMap((photo) =>
    [-60, -45, -7, 0, 12, 45].flatMap((turn) =>
      [0.2, 1, 1.7, 9].flatMap((zoom) =>
        [0, 1, 2, 3].flatMap((quarters) =>
          corners(fittedCrop({ x: 0, y: 1, zoom, turn, quarters, mirrored: false }, photo), photo),
        ),
      ),
    ),
  );
  expect([Math.min(...shown) > -1e-9, Math.max(...shown) < 1 + 1e-9]).toEqual([true, true]);
});

test('zoom and rotation are limited', () => {
  const { zoom, turn } = fittedCrop({ ...firstCrop(wide), zoom: 99, turn: -99 }, wide);
  expect([zoom, turn]).toEqual([largestZoom, -largestTurn]);
});

test('four quarter turns and two reflections restore the crop', () => {
  const crop = fittedCrop({ ...firstCrop(tall), zoom: 2, turn: 9 }, tall);
  const around = [1, 2, 3, 4].reduce((now) => quarterTurned(now, tall), crop);
  expect({ ...around, x: 0, y: 0 }).toEqual({ ...crop, x: 0, y: 0 });
  expect(mirroredCrop(mirroredCrop(crop, tall), tall)).toEqual(crop);
  expect(mirroredCrop(crop, tall)).toEqual({ ...crop, mirrored: true, turn: -9 });
});
