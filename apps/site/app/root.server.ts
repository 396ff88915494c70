import { findBrandById, markSize } from '@heartwood/brands';
import { isSignupOpen } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import { localeDescriptions, visibleLocales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
import { closedNoticesCookie } from './notices/closed-notices';
import { asksForPush } from './member/live/push-ask';
import { visitorCountry } from './visit/chosen-country';
import { betterSpelling } from './screens/signup/email-suggestion';
import { listingOf } from './printing/page-listing.server';
import type { PageListing } from './printing/page-listing.server';
import { readTracking, takeTracking } from './visit/tracking.server';
import { pageLoader } from './visit/page.server';
import { pick } from './format/pick';
import { memberOf } from './member/member';
import type { Member } from './member/member';
import type { Settings } from '@heartwood/api-contract';

const brandKeys = [
  'brand',
  'name',
  'logo',
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
  /** The size of the mark at the icon's address; `null` for a brand whose folder is not of this repository. */
  readonly mark: { readonly width: number; readonly height: number } | null;
  readonly member: Member | null;
  /** The address that a member probably meant whose own is not confirmed. */
  readonly betterEmail: string | null;
  readonly locale: Locale;
  /** The languages of the language menu. */
  readonly languages: readonly { readonly locale: Locale; readonly name: string; readonly tag: string }[];
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
  /** Whether this browser said that it may be asked for push messages. */
  readonly asksForPush: boolean;
}

function brandSettings(settings: Settings, locale: Locale): BrandSettings {
  const { index_title, description } = settings.texts_by_locale?.[locale] ?? settings;
  return { ...pick(settings, brandKeys), index_title, description };
}

function markOf(settings: Settings): RootData['mark'] {
  const brand = findBrandById(settings.brand);
  return (brand && markSize(brand)) ?? null;
}

/** Loads what every page knows: one call for the settings (kept for 60 seconds) beside one for the member. */
export const loader = pageLoader(async ({ visit, url }): Promise<RootData> => {
  const tracked = takeTracking(url, visit.secure);
  if (tracked) {
    visit.setCookies(tracked.cookies);
    throw redirect(tracked.address);
  }
  const [settings, user, locale] = await Promise.all([visit.settings(), visit.user(), visit.locale()]);
  const tracking = readTracking(visit.cookie);
  return {
    brand: brandSettings(settings, locale),
    mark: markOf(settings),
    member: user && memberOf(user),
    betterEmail: (user?.status === 'not_confirmed' && betterSpelling(user.email)) || null,
    locale,
    languages: visibleLocales(visitorCountry(settings), settings.locales).map((offered) => ({
      locale: offered,
      name: localeDescriptions[offered].endonym,
      tag: localeDescriptions[offered].htmlLang,
    })),
    listing: await listingOf(visit, settings, locale),
    usFooter: settings.us_footer && locale === 'en',
    year: new Date().getUTCFullYear(),
    signupOpen: isSignupOpen(settings.signups, tracking),
    searchOpen: await visit.visitorsMaySearch(),
    tracking,
    closedNotices: closedNoticesCookie(visit.cookie),
    asksForPush: settings.push_public_key !== null && asksForPush(visit.cookie),
  };
});
