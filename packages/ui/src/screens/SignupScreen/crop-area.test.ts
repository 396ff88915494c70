import { expect, test } from 'vitest';
import { cropArea, movedPlace } from './crop-area';

test('a wide photo keeps its height and loses width around the focus', () => {
  expect(cropArea({ x: 50, y: 24, zoom: 1 }, { width: 1600, height: 1000 })).toEqual({
    left: 0.25,
    top: 0,
    width: 0.5,
    height: 1,
  });
});

test('a tall photo keeps its width and starts near the top', () => {
  expect(cropArea({ x: 50, y: 20, zoom: 1 }, { width: 800, height: 2000 })).toEqual({
    left: 0,
    top: 0.1,
    width: 1,
    height: 0.5,
  });
});

test('zoom keeps a smaller part', () => {
  expect(cropArea({ x: 0, y: 100, zoom: 2 }, { width: 800, height: 1000 })).toEqual({
    left: 0,
    top: 0.5,
    width: 0.5,
    height: 0.5,
  });
});

test('dragging right shows what was left of the cut and stops at the edge', () => {
  const photo = { width: 1600, height: 1000 };
  const place = { x: 50, y: 24, zoom: 1 };
  const area = cropArea(place, photo);
  expect(movedPlace(place, area, 0.25, 0.5)).toEqual({ x: 25, y: 24, zoom: 1 });
  expect(movedPlace(place, area, 2, 0)).toEqual({ x: 0, y: 24, zoom: 1 });
});
