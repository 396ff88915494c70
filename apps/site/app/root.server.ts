import { isSignupOpen } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import type { GivenBonus } from './bonus/bonus-state';
import { longWelcome } from './bonus/welcome.server';
import { localeDescriptions, readLocaleCookie, serializeLocaleCookie } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
import { closedNoticesCookie } from './notices/closed-notices';
import { asksForPush } from './member/live/push-ask';
import { menuLanguages } from './visit/menu-languages';
import type { MenuLanguage } from './visit/menu-languages';
import { betterSpelling } from './screens/signup/email-suggestion';
import { brandLogo } from './printing/brand-logo.server';
import type { BrandLogo } from './printing/brand-logo.server';
import { listingOf } from './printing/page-listing.server';
import type { PageListing } from './printing/page-listing.server';
import { readTracking, takeTracking } from './visit/tracking.server';
import { pageLoader } from './visit/page.server';
import { visitTimeZone } from './visit/visit-time-zone.server';
import type { Visit } from './visit/visit.server';
import { pick } from './format/pick';
import { memberOf } from './member/member';
import type { Member } from './member/member';
import type { Settings } from '@heartwood/api-contract';

const brandKeys = [
  'brand',
  'name',
  'logo',
  'locales',
  'niche',
  'index_title',
  'description',
  'min_age',
  'signups',
  'signup_credits',
  'message_credits',
  'message_length',
  'geoip_country',
  'geoip_selected_country',
  'enable_site_entry_popup',
  'fictional_icon',
  'support_email',
  'support_phone',
  'terms_version',
  'idempotency',
  'push_public_key',
] as const satisfies readonly (keyof Settings)[];

/** The brand's settings that browsers need. */
export type BrandSettings = Pick<Settings, (typeof brandKeys)[number]>;

/** Data of every page. */
export interface RootData {
  readonly brand: BrandSettings;
  /** The brand's mark; `null` for a brand whose folder is not in this repository. */
  readonly mark: NonNullable<BrandLogo['picture']> | null;
  readonly member: Member | null;
  /** The address that a member with an unconfirmed address probably meant. */
  readonly betterEmail: string | null;
  readonly locale: Locale;
  /** The languages of the language menu. */
  readonly languages: readonly MenuLanguage[];
  /** The browser's language, if the page is in another and the visitor has chosen none. */
  readonly languageOffer: { readonly locale: Locale; readonly text: string } | null;
  /** The listing of the page that the document was loaded for; `null` if it is not listed. */
  readonly listing: PageListing | null;
  /** Whether the US footer is shown, in English, as the brand configures it. */
  readonly usFooter: boolean;
  readonly year: number;
  /** Whether this visitor may sign up on this brand. */
  readonly signupOpen: boolean;
  /** Whether this visitor may search the members of this brand. */
  readonly searchOpen: boolean;
  /** Where this visitor came from. */
  readonly tracking: Tracking;
  /** The cookie with the notices closed in this browser. */
  readonly closedNotices: string;
  /** Input of the first-purchase discount. */
  readonly bonus: GivenBonus;
  /** The time zone for formatting times. */
  readonly timeZone: string;
  /** Whether this browser's cookie says that it may be asked for push messages. */
  readonly asksForPush: boolean;
}

function brandSettings(settings: Settings, locale: Locale): BrandSettings {
  const { index_title, description } = settings.texts_by_locale?.[locale] ?? settings;
  return { ...pick(settings, brandKeys), index_title, description };
}

function languageOffer(visit: Visit, { locales }: Settings, shown: Locale): RootData['languageOffer'] {
  const locale = visit.browserLanguage;
  const chosen = readLocaleCookie(visit.cookie) !== undefined;
  if (visit.hasSession || chosen || !locale || locale === shown || !locales.includes(locale)) return null;
  return { locale, text: localeDescriptions[locale].offer };
}

/** Stores the account's language in the browser's cookie; it may have been changed on another device. */
function followAccount(visit: Visit, language: Locale): void {
  const kept = readLocaleCookie(visit.cookie);
  if (kept === undefined || kept === language) return;
  visit.setCookies([serializeLocaleCookie(language, { secure: visit.secure })]);
}

/**
 * Loads the data of every page: one call for the settings (cached for 60 seconds) and one for the member, in
 * parallel.
 */
export const loader = pageLoader(async ({ visit, url, request }): Promise<RootData> => {
  const tracked = takeTracking(url, visit.secure);
  if (tracked) {
    visit.setCookies(tracked.cookies);
    throw redirect(tracked.address);
  }
  const [settings, user, locale] = await Promise.all([visit.settings(), visit.user(), visit.locale()]);
  const tracking = readTracking(visit.cookie);
  const welcome = await longWelcome(visit, user);
  if (user) followAccount(visit, locale);
  return {
    brand: brandSettings(settings, locale),
    mark: brandLogo(settings).picture ?? null,
    member: user && memberOf(user),
    betterEmail: (user?.status === 'not_confirmed' && betterSpelling(user.email)) || null,
    locale,
    languages: menuLanguages(settings),
    languageOffer: languageOffer(visit, settings, locale),
    listing: await listingOf(visit, settings, locale),
    usFooter: settings.us_footer && locale === 'en',
    year: new Date().getUTCFullYear(),
    signupOpen: isSignupOpen(settings.signups, tracking),
    searchOpen: await visit.visitorsMaySearch(),
    tracking,
    bonus: { now: Date.now(), welcome },
    timeZone: await visitTimeZone({ visit, request }),
    closedNotices: closedNoticesCookie(visit.cookie),
    asksForPush: settings.push_public_key !== null && asksForPush(visit.cookie),
  };
});
