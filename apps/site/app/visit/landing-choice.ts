import { cookies, genders } from '@heartwood/domain';
import type { Gender } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';
import { ageRangeValue, readAges } from './ages';
import type { AgeRange } from './ages';

/** Field names of the landing page's sentence. */
export const landingFields = { gender: 'gender', seek: 'seek', age: 'age' } as const;

/** A visitor's choices in the landing page's sentence: who one is, whom one looks for, and of which age. */
export interface LandingChoice {
  readonly gender?: Gender;
  readonly seek?: Gender;
  readonly ages?: AgeRange;
}

/** Reads the choices from a form or an address. */
export function landingChoice(query: { get(name: string): unknown }): LandingChoice {
  const gender = genders.find((known) => known === query.get(landingFields.gender));
  const seek = genders.find((known) => known === query.get(landingFields.seek));
  const ages = readAges(query.get(landingFields.age));
  return { ...(gender ? { gender } : {}), ...(seek ? { seek } : {}), ...(ages ? { ages } : {}) };
}

/** Returns the choices as the query of an address. */
export function landingChoiceQuery({
  gender,
  seek,
  ages,
}: LandingChoice): Record<string, string | undefined> {
  return {
    [landingFields.gender]: gender,
    [landingFields.seek]: seek,
    [landingFields.age]: ages && ageRangeValue(ages),
  };
}

/** Returns the `Set-Cookie` value that stores a query's choices as a session cookie. `secure` on https. */
export function landingChoiceCookie(query: URLSearchParams, options: { readonly secure: boolean }): string {
  const chosen = Object.entries(landingChoiceQuery(landingChoice(query))).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const value = encodeURIComponent(new URLSearchParams(chosen).toString());
  return cookieText(cookies.seeking.name, value, options);
}

/** Reads the choices from a `Cookie` header or `document.cookie`. */
export function keptLandingChoice(cookie: string | undefined): LandingChoice {
  try {
    const kept = cookieIn(cookie, cookies.seeking.name) ?? '';
    return landingChoice(new URLSearchParams(decodeURIComponent(kept)));
  } catch {
    return {};
  }
}
