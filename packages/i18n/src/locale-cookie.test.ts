import { describe, expect, it } from 'vitest';
import { readLocaleCookie, serializeLocaleCookie } from './locale-cookie';

describe('the locale cookie', () => {
  it('keeps the choice for 365 days on the whole site', () => {
    expect(serializeLocaleCookie('nb', { secure: false })).toBe(
      'locale=nb; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(serializeLocaleCookie('nl', { secure: true })).toBe(
      'locale=nl; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('is read from among other cookies', () => {
    expect([
      readLocaleCookie('auth=1; locale=fi; theme=dark'),
      readLocaleCookie('locale=xx'),
      readLocaleCookie('my-locale=fi'),
      readLocaleCookie('locale='),
      readLocaleCookie(''),
      readLocaleCookie(null),
    ]).toEqual(['fi', undefined, undefined, undefined, undefined, undefined]);
  });
});
