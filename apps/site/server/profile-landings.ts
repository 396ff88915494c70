import { ApiError, unwrap } from '@heartwood/api-client';
import type { AdvertisedProfile } from '@heartwood/api-contract';
import { isSignupOpen } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { enteredBefore, entryDue } from '../app/entry-warning/entry-due';
import { landingPerson } from '../app/profile-landings/landing-person';
import { printProfileLanding } from '../app/profile-landings/print-profile-landing.server';
import { profileLandings } from '../app/profile-landings/profile-landings';
import type { ProfileLandingName } from '../app/profile-landings/profile-landings';
import { countVisit } from '../app/visit/count-visit.server';
import { lastResort } from '../app/printing/last-resort.server';
import { placesOf } from '../app/visit/places.server';
import { readTracking, takeTracking } from '../app/visit/tracking.server';
import type { Visit } from '../app/visit/visit.server';
import { urls } from '../app/urls';
import { landerLocale } from './landers';
import { posterAnswer } from './poster-answer';

const address = /^\/members\/([^/]+)\/landing(2|3)?(?:\/([a-z-]+))?\/?$/;

const names = {
  '': 'members-id-landing',
  '2': 'members-id-landing2-slug',
  '3': 'members-id-landing3-slug',
} as const satisfies Record<string, ProfileLandingName>;

/** Returns what the address of a profile landing page names; nothing for other addresses. */
export function readLandingAddress(
  pathname: string,
): { readonly name: ProfileLandingName; readonly id: string; readonly slug?: string } | undefined {
  const [matched, id = '', number = '', slug] = address.exec(pathname) ?? [];
  if (!matched || (number === '' && slug !== undefined)) return undefined;
  try {
    return { name: names[number as keyof typeof names], id: decodeURIComponent(id), ...(slug && { slug }) };
  } catch {
    return undefined;
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
}

async function advertised(visit: Visit, id: string): Promise<AdvertisedProfile | undefined> {
  try {
    const query = { id };
    return (await unwrap(visit.api.GET('/api/advertised-profile.php', { params: { query } }))).profile;
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.statusCode)) return undefined;
    throw error;
  }
}

async function localeFor(visit: Visit, slug: string | undefined): Promise<Locale | null> {
  return slug === undefined ? visit.locale() : landerLocale(slug, await visit.settings());
}

async function answer(visit: Visit, pathname: string): Promise<Response | undefined> {
  const asked = readLandingAddress(pathname);
  if (!asked) return undefined;
  const tracked = takeTracking(new URL(visit.address, visit.ownOrigin), visit.secure);
  if (tracked) {
    visit.setCookies(tracked.cookies);
    return redirect(tracked.address);
  }
  const [settings, locale, profile, user] = await Promise.all([
    visit.settings(),
    localeFor(visit, asked.slug),
    advertised(visit, asked.id),
    visit.user(),
  ]);
  if (!locale || !profile) return undefined;
  if (user) return redirect(urls.path('members-id', { id: asked.id }));
  const signup = urls.withQuery(urls.path('signup'), {
    profile: asked.id,
    lang: asked.slug === undefined ? undefined : locale,
  });
  if (!isSignupOpen(settings.signups, readTracking(visit.cookie))) return redirect(signup);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const person = landingPerson(
    profile,
    await placesOf(visit, locale),
    (country) => countries.of(country) ?? country,
  );
  const landing = profileLandings[asked.name];
  countVisit(visit, landing.name, 'view', readTracking(visit.cookie));
  const page = await printProfileLanding(landing, {
    settings,
    locale,
    person,
    action: signup,
    entry: entryDue({
      brand: settings,
      loggedIn: false,
      entered: enteredBefore(visit.cookie),
      installedApp: false,
      route: asked.name,
      query: new URLSearchParams(),
    }),
  });
  return posterAnswer(page, { locale, cacheControl: 'private, no-store' });
}

/**
 * Serves a member's profile landing pages: uncached, since the member may withdraw the consent. Members are
 * redirected to the profile, visitors who may not sign up to the page that says so. Returns nothing for other
 * addresses, for slugs that the brand doesn't have and for members who are not advertised, nor if the API
 * rejects the request, as for a host of no brand.
 */
export async function answerProfileLanding(visit: Visit, pathname: string): Promise<Response | undefined> {
  const given = await answer(visit, pathname).catch((error: unknown) => {
    if (error instanceof ApiError && error.statusCode < 500) return undefined;
    visit.report(error);
    return lastResort(visit);
  });
  for (const cookie of given ? visit.cookiesToSet() : []) given?.headers.append('set-cookie', cookie);
  return given;
}
