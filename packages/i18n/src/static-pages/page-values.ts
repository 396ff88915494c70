import { backupDays, cookies, deletionGraceDays, swipeLikesPerDay } from '@heartwood/domain';
import type { PhotoInspection } from '@heartwood/domain';
import { dateWords } from '../date-words';
import { isLocale, localeDescriptions } from '../locales';
import type { Locale } from '../locales';
import { formatLocale } from '../visible-locales';
import type { PageValues } from './fill-page';
import { supervisoryAuthorities } from './supervisory-authorities';
import type { Texts } from './page-template';

/** The brand's facts used in pages: fields of `settings.php` by their own names. */
export interface PageSettings {
  readonly name: string;
  readonly domain: string;
  readonly locales: readonly string[];
  readonly countries: readonly string[];
  readonly support_email: string;
  readonly support_phone: string | null;
  readonly terms_version: string;
  readonly refund_days: number;
  readonly min_age: number;
  readonly free_conversations: number;
  readonly free_messages: number;
  readonly free_photos: number;
  readonly premium_photos: number;
  readonly message_credits: number;
  readonly photo_credits: number;
  readonly signup_credits: number;
  readonly message_length: number;
  readonly chat_history_limit: number;
  readonly photo_inspection: PhotoInspection;
  readonly fictional_icon: string | null;
  readonly fictional_plural: string | null;
  readonly member_resell: boolean;
  readonly logged_out_search: boolean;
  readonly logged_out_search_trafficsource: boolean;
}

/** The company's facts used in pages: fields of `companyinfo.php` by their own names. */
export interface PageCompany {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string | null;
  readonly tradenames: readonly string[];
  readonly vat_numbers: readonly string[];
  readonly support_phone: string | null;
  readonly representative: string | null;
  readonly host: { readonly name: string; readonly address: string; readonly phone: string } | null;
  readonly mediator: { readonly name: string; readonly address: string; readonly url: string } | null;
}

export interface PageRecord {
  readonly settings: PageSettings;
  readonly company: PageCompany;
  /** The third-party scripts that the brand loads after consent; none by default. */
  readonly tags?: readonly PageTag[];
}

/** A third-party script, as in `settings.php`. */
export interface PageTag {
  readonly name: string;
  /** Its purpose, by locale. */
  readonly purpose: Readonly<Partial<Record<Locale, string>>>;
  readonly hosts: readonly string[];
}

const daySeconds = 86_400;
const logDays = 30;

function makeFormats(tag: string) {
  return {
    number: new Intl.NumberFormat(tag),
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
    countries: new Intl.DisplayNames(tag, { type: 'region' }),
  };
}

const formatsByTag = new Map<string, ReturnType<typeof makeFormats>>();

function formatsOf(tag: string) {
  const formats = formatsByTag.get(tag) ?? makeFormats(tag);
  formatsByTag.set(tag, formats);
  return formats;
}

/** Returns every placeholder's text in a locale, for a reader in a country. Empty ones are null. */
export function pageValues(record: PageRecord, locale: Locale, country?: string | null): PageValues {
  const { settings, company } = record;
  const { number, and, date, countries } = formatsOf(formatLocale(locale, country));
  const count = (value: number) => (value > 0 ? number.format(value) : null);
  const flag = (value: boolean) => (value ? 'yes' : null);
  const list = (values: readonly string[]) => (values.length > 0 ? and.format(values) : null);
  const offered = settings.locales.filter((one): one is Locale => isLocale(one));
  return {
    brand: settings.name,
    domain: settings.domain,
    company: company.name,
    address: company.address,
    city: company.city,
    country: countries.of(company.country) ?? company.country,
    kvk: company.kvk,
    tradenames: list(company.tradenames),
    vat_numbers: list(company.vat_numbers),
    representative: company.representative,
    host: company.host?.name ?? null,
    host_address: company.host?.address ?? null,
    host_phone: company.host?.phone ?? null,
    mediator: company.mediator?.name ?? null,
    mediator_address: company.mediator?.address ?? null,
    mediator_url: company.mediator?.url ?? null,
    support_email: settings.support_email,
    support_phone: settings.support_phone ?? company.support_phone,
    terms_date: dateWords(locale, date.formatToParts(new Date(settings.terms_version))),
    languages: list(offered.map((one) => localeDescriptions[one].endonym)),
    authorities: authoritiesIn([company.country, ...settings.countries], (code) => countries.of(code)),
    refund_days: number.format(settings.refund_days),
    min_age: number.format(settings.min_age),
    free_conversations: count(settings.free_conversations),
    free_messages: settings.free_conversations > 0 ? count(settings.free_messages) : null,
    free_photos: number.format(settings.free_photos),
    premium_photos: number.format(settings.premium_photos),
    message_credits: number.format(settings.message_credits),
    photo_credits: number.format(settings.photo_credits),
    signup_credits: count(settings.signup_credits),
    message_length: number.format(settings.message_length),
    chat_history_limit: count(settings.chat_history_limit),
    swipe_likes: number.format(swipeLikesPerDay),
    deletion_days: number.format(deletionGraceDays),
    session_days: number.format(cookies.auth.maxAge / daySeconds),
    locale_days: number.format(cookies.locale.maxAge / daySeconds),
    entry_days: number.format(cookies.entry.maxAge / daySeconds),
    country_days: number.format(cookies.country.maxAge / daySeconds),
    consent_days: number.format(cookies.consent.maxAge / daySeconds),
    log_days: number.format(logDays),
    backup_days: number.format(backupDays),
    tags: tagLines(record.tags ?? [], locale, list),
    photos_before: flag(settings.photo_inspection === 'before'),
    photos_after: flag(settings.photo_inspection === 'after'),
    fictional: flag(settings.fictional_icon !== null),
    fictional_plural: settings.fictional_icon === null ? null : settings.fictional_plural,
    other_domains: flag(settings.member_resell),
    visitors_search: flag(settings.logged_out_search || settings.logged_out_search_trafficsource),
  };
}

function tagLines(
  tags: readonly PageTag[],
  locale: Locale,
  list: (hosts: readonly string[]) => string | null,
): Texts[] {
  return tags.map(({ name, purpose, hosts }) => [
    { type: 'strong', children: [{ type: 'text', text: name }] },
    { type: 'text', text: `: ${purpose[locale] ?? Object.values(purpose)[0] ?? ''} (${list(hosts)})` },
  ]);
}

function authoritiesIn(countries: readonly string[], nameOf: (code: string) => string | undefined): Texts[] {
  return [...new Set(countries)].flatMap((code) => {
    const authority = supervisoryAuthorities[code];
    if (!authority) return [];
    return [
      [
        { type: 'text', text: `${nameOf(code) ?? code}: ` },
        { type: 'link', href: authority.site, children: [{ type: 'text', text: authority.name }] },
      ],
    ];
  });
}
