import { describe, expect, it } from 'vitest';
import { afterSignup, choicesQuery, readSignupContext, stepAddress } from './signup-context';

const read = (query: Record<string, string>) => readSignupContext(new URLSearchParams(query));

describe('what an advertising page hands on', () => {
  it('is read from the address and written into the next one, the name no longer', () => {
    const context = read({ message: ' Two spoons? ', region: 'NL.ZH', name: 'Noor', seek: 'male' });
    expect(context).toEqual({
      message: 'Two spoons?',
      place: { country: 'NL', region: 'ZH' },
      name: 'Noor',
      seek: 'male',
    });
    expect(stepAddress('about', context)).toBe(
      '/complete-signup?step=about&message=Two+spoons%3F&region=NL.ZH&seek=male',
    );
    expect(afterSignup(context)).toBe('/signup-matches?gender=male&api_signup_complete=1');
  });

  it.each([
    ['message', '\u0000hello'],
    ['message', '\u200b \u2060'],
    ['region', 'nl.zh'],
    ['region', 'NL.<script>'],
    ['region', 'NL.'.padEnd(2_000, 'A')],
    ['name', '@noor'],
    ['name', '\u202Enoor'],
    ['name', ' '],
    ['seek', 'everybody'],
    ['seek', 'male,female'],
  ])('is left out where %s is %j', (field, value) => {
    expect(read({ [field]: value })).toEqual({});
  });

  it('is cut to what the fields and an address take', () => {
    expect(read({ message: 'a'.repeat(2_000), name: 'b'.repeat(2_000) })).toEqual({
      message: 'a'.repeat(200),
      name: 'b'.repeat(30),
    });
    const { message } = read({ message: '🌹'.repeat(2_000) });
    expect(message).toMatch(/^🌹+$/u);
    expect(stepAddress('about', { message }).length).toBeLessThan(1_500);
    expect(read({ message: '<script>alert(1)</script>' }).message).toBe('<script>alert(1)</script>');
  });

  it('takes no room where nothing was chosen', () => {
    expect(choicesQuery({})).toEqual({});
  });
});
