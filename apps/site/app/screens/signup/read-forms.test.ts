import { describe, expect, test } from 'vitest';
import { readAccount } from './read-account';
import { readProfile } from './read-profile';

function formOf(values: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

const surroundings = { language: 'de', terms_version: '2023-12-01T12:00:00Z', minAge: 18 } as const;
const filled = {
  email: ' robin@post.example ',
  name: ' Robin ',
  password: ' a long walk ',
  birth_day: '4',
  birth_month: '7',
  birth_year: '1988',
};

describe('readAccount', () => {
  test('reads the account with date of birth, language and terms version', () => {
    expect(readAccount(formOf(filled), surroundings)).toEqual({
      ok: true,
      form: {
        email: 'robin@post.example',
        name: 'Robin',
        password: ' a long walk ',
        date_of_birth: '1988-07-04',
        language: 'de',
        terms_version: '2023-12-01T12:00:00Z',
      },
    });
  });

  test('includes the message, the profile and the tracking', () => {
    const form = formOf({ ...filled, signup_message: ' Hello ', profile: '7' });
    expect(readAccount(form, { ...surroundings, tracking: { network: 'partner' } })).toMatchObject({
      form: { signup_message: 'Hello', profile: '7', tracking: { network: 'partner' } },
    });
  });

  test('returns the missing fields', () => {
    expect(readAccount(formOf({ name: 'Robin', birth_day: '4' }), surroundings)).toEqual({
      ok: false,
      fields: { email: 'required', password: 'required', date_of_birth: 'required' },
    });
  });

  test('adds format errors to fields that are missing or of the wrong length', () => {
    const fieldsOf = (wrong: Record<string, string>) => {
      const read = readAccount(formOf({ ...filled, ...wrong }), surroundings);
      return read.ok ? {} : read.fields;
    };
    expect([
      fieldsOf({
        email: 'robin@@post',
        name: '@robin',
        password: 'short',
        birth_day: '31',
        birth_month: '2',
      }),
      fieldsOf({ name: 'Robin@Post.example', password: 'x'.repeat(1025) }),
      fieldsOf({ email: 'robin.post', password: '' }),
      fieldsOf({ password: '', birth_year: String(new Date().getUTCFullYear() - 17) }),
      fieldsOf({ email: 'robin', name: '@robin', birth_year: String(new Date().getUTCFullYear() - 17) }),
    ]).toEqual([
      {
        email: 'email_invalid',
        name: 'name_starts_with_at',
        password: 'too_short',
        date_of_birth: 'invalid',
      },
      { name: 'name_equals_email', password: 'too_long' },
      { email: 'email_invalid', password: 'required' },
      { password: 'required', date_of_birth: 'underage' },
      {},
    ]);
  });
});

describe('readProfile', () => {
  test('reads only filled fields and known options', () => {
    const form = formOf({
      gender: 'female',
      sexuality: 'purple',
      city: ' Utrecht ',
      description: '',
      interests: ['wine', 'coffee', 'smuggling'],
      credits: '1000',
    });
    expect(readProfile(form)).toEqual({ gender: 'female', city: 'Utrecht', interests: ['wine', 'coffee'] });
  });

  test('drops a region of another country', () => {
    expect(readProfile(formOf({ country: 'BE', region: 'UT', region_country: 'NL' }))).toEqual({
      country: 'BE',
    });
    expect(readProfile(formOf({ country: 'NL', region: 'UT', region_country: 'NL' }))).toEqual({
      country: 'NL',
      region: 'UT',
    });
  });
});
