import { expect, test } from 'vitest';
import { luminance } from '../drawing/colour';
import { expressions } from '../drawing/expressions';
import { cutOf } from '../drawing/hair-cuts';
import { grounds, skins } from '../drawing/palette';
import { portraitSvg } from '../drawing/portrait';
import { behindHead, sceneNames } from '../drawing/scenes';
import { castOf } from './cast';
import { castList, castSize, picturesOf } from './cast-list';
import { standsOut } from './shots';
import { goesUnderHat, hasCoilyHair, isTall, traits } from './traits';

const cast = castList('heartwood', castSize(2000));
const people = cast.map(({ person }) => person);
const pictures = picturesOf('heartwood', castSize(2000));

test('the same seed gives the same people and pictures, another seed different ones', () => {
  expect(picturesOf('one', 12)).toEqual(picturesOf('one', 12));
  const drawn = (seed: string) => picturesOf(seed, 6).map(({ person, shot }) => portraitSvg(person, shot));
  const one = drawn('one');
  expect(drawn('two').filter((other) => one.includes(other))).toEqual([]);
});

test('a changed trait list changes that trait only', () => {
  const glasses = { her: ['round' as const], others: ['round' as const] };
  const changed = castOf('traits', 40, { ...traits, glasses });
  expect(changed).toEqual(
    castOf('traits', 40).map((person) => ({ ...person, glasses: { ...person.glasses, shape: 'round' } })),
  );
});

test('a person has the same face and hair in every picture, each with another background', () => {
  const several = cast.filter(({ pictures }) => pictures === 6);
  expect(several.map(({ person }) => person.gender).toSorted()).toEqual([
    'female',
    'female',
    'female',
    'male',
    'male',
  ]);
  for (const { id: face, person } of several) {
    const shown = pictures.filter(({ id }) => id.startsWith(`${face}.`));
    expect(shown.map(({ person }) => person)).toEqual(shown.map(() => person));
    expect(new Set(shown.map(({ shot }) => `${shot.scene} ${shot.ground}`)).size).toBe(6);
    const drawn = shown.map(({ shot }) => portraitSvg(person, { ...shot, turn: 0 }));
    const faces = drawn.map((svg) => /<clipPath id="face"><path d="([^"]+)"/.exec(svg)?.[1]);
    expect(new Set(faces).size).toBe(1);
    const hair = drawn.filter((svg) => svg.includes(cutOf(person.hair.cut).front));
    expect(hair).toHaveLength(person.covering.kind === 'headscarf' ? 0 : 6);
  }
});

test('ages range from 25 to 75', () => {
  const ages = people.map(({ age }) => age);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([25, 75]);
  expect(ages.filter((age) => age >= 60).length).toBeGreaterThan(people.length / 5);
});

test('every trait value is used', () => {
  const unused = <Item>(list: readonly Item[], used: readonly Item[]) =>
    list.filter((item) => !used.includes(item));
  const shots = pictures.map(({ shot }) => shot);
  const cuts = [...Object.values(traits.cut).flat(), ...Object.values(traits.coilyCut).flat()];
  expect({
    cuts: unused(
      cuts,
      people.map(({ hair }) => hair.cut),
    ),
    skins: unused(
      traits.skin,
      people.map(({ skin }) => skin),
    ),
    beards: unused(
      traits.beard,
      people.map(({ beard }) => beard),
    ),
    coverings: unused(
      traits.coilyCovering,
      people.map(({ covering }) => covering.kind),
    ),
    scenes: unused(
      sceneNames,
      shots.map(({ scene }) => scene),
    ),
    expressions: unused(
      traits.expression,
      shots.map(({ expression }) => expression),
    ),
    props: unused(
      traits.prop,
      shots.map(({ prop }) => prop),
    ),
    hats: unused(
      [...traits.sunHat, ...traits.townHat],
      shots.map(({ hat }) => hat.kind),
    ),
    wheelchairs: unused(
      [true],
      people.map(({ wheelchair }) => wheelchair),
    ),
    hearingAids: unused(
      [true],
      people.map(({ hearingAid }) => hearingAid),
    ),
  }).toEqual({
    cuts: [],
    skins: [],
    beards: [],
    coverings: [],
    scenes: [],
    expressions: [],
    props: [],
    hats: [],
    wheelchairs: [],
    hearingAids: [],
  });
});

test('every expression lifts the mouth, and no jaw is wider than the cheeks', () => {
  const moods = Object.entries(expressions);
  expect(moods.filter(([, { lift }]) => lift <= 0)).toEqual([]);
  expect(people.filter(({ face }) => face.jaw >= face.cheek)).toEqual([]);
});

test('every expression is drawn, each differently', () => {
  const names = Object.keys(expressions) as (keyof typeof expressions)[];
  expect(names.toSorted()).toEqual([...new Set(traits.expression)].toSorted());
  const bare = { glasses: { shape: 'none', colour: '#000000' } } as const;
  const drawn = pictures
    .slice(0, 20)
    .map(({ person, shot }) =>
      names.map((expression) =>
        portraitSvg({ ...person, ...bare }, { ...shot, expression, sunglasses: false }),
      ),
    );
  expect(drawn.map((all) => new Set(all).size)).toEqual(drawn.map(() => names.length));
});

test('dark skin has no dark glasses', () => {
  const dark = people.filter(hasCoilyHair).filter(({ glasses }) => luminance(glasses.colour) < 0.3);
  expect(dark).toEqual([]);
});

test('the background contrasts with skin, hair and scarf', () => {
  const merged = pictures.filter(
    ({ person, shot }) => !standsOut(behindHead(shot.scene, grounds[shot.ground]), person),
  );
  expect(merged.map(({ id, shot }) => `${id} ${shot.scene} ${shot.ground}`)).toEqual([]);
});

test('hats fit the hair and never cover a scarf, and close-ups do not cut off tall hair', () => {
  const hatted = pictures.filter(({ shot }) => shot.hat.kind !== 'none');
  expect(
    hatted.filter(({ person }) => person.covering.kind !== 'none' || !goesUnderHat(person.hair.cut)),
  ).toEqual([]);
  expect(pictures.filter(({ person, shot }) => shot.framing === 'close' && isTall(person))).toEqual([]);
});

test('a headscarf is not combined with bare shoulders', () => {
  const scarfed = pictures.filter(({ person }) => person.covering.kind === 'headscarf');
  expect([...new Set(scarfed.map(({ shot }) => shot.top.kind))].toSorted()).toEqual(
    traits.top.her.filter((kind) => kind !== 'strap' && kind !== 'scoop').toSorted(),
  );
});

test('2,000 portraits contain no invalid number, and their eyes are above the caption', () => {
  const many = picturesOf('many', 1700).slice(0, 2000);
  expect(many).toHaveLength(2000);
  const faults = many.flatMap(({ id, person, shot }) => {
    const svg = portraitSvg(person, shot);
    const eyes = Number(/<g transform="translate\(200 (\d+)\)/.exec(svg)?.[1]);
    return /NaN|undefined|Infinity|null|\[object/.test(svg) || !(eyes <= 225) ? [id] : [];
  });
  expect(faults).toEqual([]);
});

test('the shaded colour of every skin is darker than its light colour', () => {
  expect(Object.values(skins).filter(([light, shade]) => luminance(light) - luminance(shade) < 0.02)).toEqual(
    [],
  );
});
