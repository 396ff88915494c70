import sharp from 'sharp';
import { expect, test } from 'vitest';
import { castList, picturesOf } from '../../src/demo/people/cast-list';
import { castOf } from '../../src/demo/portraits/cast';
import { headOf } from '../../src/demo/portraits/face/head';
import { hairStyles } from '../../src/demo/portraits/hair/hair-style';
import { portraitSvg } from '../../src/demo/portraits/portrait';
import { portraitStudio } from '../../src/demo/portraits/raster';
import { sceneNames } from '../../src/demo/portraits/scenes/scene';
import { shotOf } from '../../src/demo/portraits/shots';

const backdrop = 'data:image/png;base64,';

test('the same seed gives the same people and pictures, another seed others', () => {
  expect(castOf('one', 12)).toEqual(castOf('one', 12));
  const svg = (seed: string) =>
    castOf(seed, 6).map((person) => portraitSvg(person, shotOf(person, 1), backdrop, 720));
  expect(svg('one')).toEqual(svg('one'));
  const drawn = svg('one');
  expect(svg('two').filter((other) => drawn.includes(other))).toEqual([]);
});

test('a person keeps face and hair from picture to picture, and is in another place in other clothes', () => {
  for (const person of castOf('keep', 20)) {
    const shots = [0, 1, 2].map((index) => ({ ...shotOf(person, index), turn: 0 }));
    const outlines = new Set(shots.map((shot) => headOf(person, shot).outline));
    expect(outlines.size).toBe(1);
    const places = new Set(shots.map(({ scene }) => scene));
    expect(places.size).toBe(3);
    const [first] = shots;
    if (!first) throw new Error('no shot');
    const moved = { ...first, shift: [9, 9] as const };
    const head = (svg: string): string => svg.slice(svg.indexOf('url(#skin)'));
    expect(head(portraitSvg(person, moved, backdrop, 720))).toBe(
      head(portraitSvg(person, first, backdrop, 720)),
    );
  }
});

test('everybody is plainly grown up', () => {
  const ages = castList('grown', 200).map(({ person }) => person.age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...ages)).toBeLessThanOrEqual(75);
  expect(ages.filter((age) => age >= 60).length).toBeGreaterThan(15);
});

test('200 people in every style and place, each with one to six pictures', () => {
  const pictures = picturesOf('heartwood', 200);
  expect(new Set(pictures.map(({ person }) => person.id)).size).toBe(200);
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  const styles = new Set(castList('heartwood', 200).map(({ person }) => person.hairStyle));
  expect(styles.size).toBeGreaterThan(hairStyles.length * 0.8);
  expect(new Set(pictures.map(({ shot }) => shot.scene)).size).toBe(sceneNames.length);
});

test('no drawing holds a number that is none', () => {
  for (const person of castOf('numbers', 60)) {
    const svg = portraitSvg(person, shotOf(person, 2), backdrop, 720);
    expect(svg.match(/NaN|undefined|Infinity|null/g)).toBeNull();
  }
});

test('a portrait is a JPEG of 4:5 in the width asked for', async () => {
  const [person] = castOf('raster', 1);
  if (!person) throw new Error('nobody');
  const { format, width, height } = await sharp(
    await portraitStudio(240)(person, shotOf(person, 0)),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 240, height: 300 });
});
