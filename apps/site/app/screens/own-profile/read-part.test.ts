import { expect, test } from 'vitest';
import type { OwnValues } from './own-values';
import { checkPart, readPart, sameValues, valuesBefore } from './read-part';

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one);
  return data;
}

const values: OwnValues = {
  name: 'Robin',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  description: null,
  interests: ['wine', 'music'],
  gender: 'female',
  sexuality: null,
  reason_for_signup: null,
  hair_colour: null,
  eye_colour: 'green',
  body_type: null,
  relationship_status: null,
  tattoos: null,
};

test('reads only the fields of the part', () => {
  const everything = form({ name: ' Kim ', gender: 'male', city: 'Gouda', interests: ['wine'] });
  expect([
    readPart('name', everything),
    readPart('interests', everything),
    readPart('description', form({ description: '  ' })),
    readPart('place', form({ country: 'NL', region: '', city: ' Gouda ' })),
  ]).toEqual([
    { name: 'Kim', gender: 'male' },
    { interests: ['wine'] },
    { description: null },
    { country: 'NL', region: null, city: 'Gouda' },
  ]);
});

test('an empty answer clears a fact but not the gender, and unknown options are ignored', () => {
  expect([
    readPart('eye_colour', form({ eye_colour: 'blue' })),
    readPart('eye_colour', form({ eye_colour: '' })),
    readPart('eye_colour', form({ eye_colour: 'plaid' })),
    readPart('eye_colour', form({})),
    readPart('gender', form({ gender: '' })),
    readPart('interests', form({ interests: ['wine', 'nonsense'] })),
  ]).toEqual([
    { eye_colour: 'blue' },
    { eye_colour: null },
    { eye_colour: null },
    {},
    {},
    { interests: ['wine'] },
  ]);
});

test('drops a region of another country than the chosen one', () => {
  const place = { country: 'BE', region: 'NL-UT', city: 'Gent' };
  expect([
    readPart('place', form({ ...place, region_country: 'NL' })).region,
    readPart('place', form({ ...place, region_country: 'BE' })).region,
  ]).toEqual([null, 'NL-UT']);
});

test('requires a name and a country', () => {
  expect([
    checkPart({ name: '' })?.fields,
    checkPart({ country: '' })?.fields,
    checkPart({ city: null }),
  ]).toEqual([{ name: 'required' }, { country: 'required' }, undefined]);
});

test('valuesBefore returns the values to restore, and sameValues ignores the order', () => {
  expect(valuesBefore({ description: 'New', eye_colour: null }, values)).toEqual({
    description: null,
    eye_colour: 'green',
  });
  expect([
    sameValues({ interests: ['music', 'wine'] }, { interests: ['wine', 'music'] }),
    sameValues({ description: null }, { description: 'New' }),
  ]).toEqual([true, false]);
});
