import { interestIds, showableProfileFields, termsVersion } from '@heartwood/domain';
import { localeOfLanguage } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { TextByLocale } from './manifest-fields';
import type { Manifest } from './manifest-schema';
import { niches } from './niches';
import { minimumMessageCosts } from './prices';

/** The part of the settings that depends on the request and the installation. */
export type SettingsContext<Region> = {
  /** The country of the caller's IP address, ISO 3166; null when unknown. */
  geoipCountry: string | null;
  pushPublicKey: string | null;
  regionData: readonly Region[];
};

/** Returns the settings of a brand as `settings.php` responds with them. */
export function settingsOf<Region>(brand: Manifest, context: SettingsContext<Region>) {
  const { credits, limits, company, fictional } = brand;
  const niche = niches[brand.niche];
  const offered = context.geoipCountry !== null && brand.countries.includes(context.geoipCountry);
  return {
    brand: brand.id,
    name: brand.name,
    domain: brand.domain,
    domain_language: brand.domain_language,
    cdn_prefix: brand.cdn_prefix,
    niche: brand.niche,
    theme: { id: brand.theme.id, seeds: definedOnly(brand.theme.colours) },
    logo: { text: brand.logo.text },
    locales: [...brand.locales],
    default_locale: brand.default_locale,
    currency: brand.currency,
    signups: brand.signups,
    logged_out_search: brand.logged_out_search,
    logged_out_search_trafficsource: brand.logged_out_search_trafficsource,
    geoip_country: context.geoipCountry,
    geoip_selected_country: offered ? context.geoipCountry : null,
    enable_site_entry_popup: brand.enable_site_entry_popup,
    minimum_message_costs: minimumMessageCosts(brand),
    support_phone: company.support_phone,
    support_email: company.support_email,
    push_public_key: context.pushPublicKey,
    fictional_icon: fictional?.icon ?? null,
    fictional_warning: fictional?.warning ?? null,
    fictional_singular: fictional?.singular ?? null,
    fictional_plural: fictional?.plural ?? null,
    description: textOf(brand.description, domainLocale(brand)),
    index_title: textOf(brand.index_title, domainLocale(brand)),
    texts_by_locale: Object.fromEntries(
      brand.locales.map((locale) => [
        locale,
        { index_title: textOf(brand.index_title, locale), description: textOf(brand.description, locale) },
      ]),
    ),
    countries: [...brand.countries],
    visible_profile_fields: [
      ...(brand.visible_profile_fields ?? firstOf(niche.firstFields, showableProfileFields)),
    ],
    visible_profile_notes: [...brand.visible_profile_notes],
    message_credits: credits.message_credits,
    signup_credits: credits.signup_credits,
    photo_credits: credits.photo_credits,
    gift_credits: { ...credits.gift_credits },
    message_length: limits.message_length,
    search_fields: [...brand.search_fields],
    search: { ...(brand.search ?? niche.search) },
    refund_days: limits.refund_days,
    welcome_hours: brand.welcome_hours,
    member_resell: brand.member_resell,
    company_id: company.id,
    mail_name: brand.mail_name,
    interests: [...(brand.interests ?? firstOf(niche.firstInterests, interestIds))],
    region_data: [...context.regionData],
    min_age: limits.min_age,
    free_conversations: limits.free_conversations,
    free_messages: limits.free_messages,
    free_photos: limits.free_photos,
    premium_photos: limits.premium_photos,
    chat_history_limit: limits.chat_history_limit,
    photo_inspection: limits.photo_inspection,
    account_disclosure: brand.account_disclosure,
    us_footer: brand.us_footer,
    terms_version: termsVersion(company.added),
    marketing_claim: brand.marketing_claim,
    tags: brand.tags.map(({ name, purpose, script, hosts }) => ({
      name,
      purpose: definedOnly(purpose),
      script,
      hosts: [...hosts],
    })),
  };
}

/** Returns the company behind a brand as `companyinfo.php` responds with it. */
export function companyInfoOf({ company }: Manifest) {
  const { id: _id, support_email: _mail, creditor_iban: _iban, added, ...shown } = company;
  return { ...shown, added: new Date(added).toISOString() };
}

/** Returns the locale of a brand's domain. */
export function domainLocale(brand: Pick<Manifest, 'domain_language' | 'default_locale'>): Locale {
  return localeOfLanguage(brand.domain_language) ?? brand.default_locale;
}

/** Returns a manifest's text in a locale. */
export function textOf(texts: TextByLocale, locale: Locale): string {
  return texts[locale] ?? Object.values(texts)[0] ?? '';
}

function firstOf<Word>(first: readonly Word[], all: readonly Word[]): Word[] {
  return [...first, ...all.filter((word) => !first.includes(word))];
}

function definedOnly(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([role, value]) => (value === undefined ? [] : [[role, value]])),
  );
}
