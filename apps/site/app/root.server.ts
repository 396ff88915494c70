import { isSignupOpen } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import type { GivenBonus } from './bonus/bonus-state';
import { longWelcome } from './bonus/welcome.server';
import { timeZoneOf } from './format/time-zone.server';
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

/** The brand's settings as far as browsers need them. */
export type BrandSettings = Pick<Settings, (typeof brandKeys)[number]>;

/** What every page knows. */
export interface RootData {
  readonly brand: BrandSettings;
  /** The brand's mark; `null` for a brand whose folder is not of this repository. */
  readonly mark: NonNullable<BrandLogo['picture']> | null;
  readonly member: Member | null;
  /** The address that a member probably meant whose own is not confirmed. */
  readonly betterEmail: string | null;
  readonly locale: Locale;
  /** The languages of the language menu. */
  readonly languages: readonly MenuLanguage[];
  /** The browser's language, where the page is in another and the visitor has chosen none. */
  readonly languageOffer: { readonly locale: Locale; readonly text: string } | null;
  /** How the page that the document was loaded for is listed; `null` where it is not. */
  readonly listing: PageListing | null;
  /** The US footer is shown in English where the brand sets it. */
  readonly usFooter: boolean;
  readonly year: number;
  /** Whether this visitor may sign up on this brand. */
  readonly signupOpen: boolean;
  /** Whether this visitor may search the members of this brand. */
  readonly searchOpen: boolean;
  /** Where this visitor came from. */
  readonly tracking: Tracking;
  /** The cookie that keeps which notices were closed in this browser. */
  readonly closedNotices: string;
  /** What the discount of the first purchase depends on. */
  readonly bonus: GivenBonus;
  /** The time zone to write times in. */
  readonly timeZone: string;
  /** Whether this browser said that it may be asked for push messages. */
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

/** The browser's choice of language follows the member's account, which may have been changed elsewhere. */
function followAccount(visit: Visit, language: Locale): void {
  const kept = readLocaleCookie(visit.cookie);
  if (kept === undefined || kept === language) return;
  visit.setCookies([serializeLocaleCookie(language, { secure: visit.secure })]);
}

/** Loads what every page knows: one call for the settings (kept for 60 seconds) beside one for the member. */
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
    timeZone: timeZoneOf(request, settings.geoip_country),
    closedNotices: closedNoticesCookie(visit.cookie),
    asksForPush: settings.push_public_key !== null && asksForPush(visit.cookie),
  };
});
