import {
  currencies,
  fictionalIcons,
  genders,
  giftIds,
  interestIds,
  isTagHost,
  nicheNumbers,
  paymentMethodIds,
  photoInspections,
  searchFields,
  showableProfileFields,
  signupSettings,
} from '@heartwood/domain';
import { locales } from '@heartwood/i18n';
import { themes } from '@heartwood/ui/themes';
import type { ThemeName } from '@heartwood/ui/themes';
import * as v from 'valibot';
import { creditorIban, creditorId } from './creditor-fields';
import { brandDefaults } from './defaults';
import {
  byLocale,
  colour,
  countryCode,
  hostName,
  line,
  listOf,
  mailAddress,
  oneOf,
  pattern,
  whole,
  yesNo,
} from './manifest-fields';

const identifier = pattern(
  /^[a-z][a-z0-9-]{1,39}$/,
  'an id of 2 to 40 small letters, digits and hyphens that begins with a letter',
);
const themeNames = Object.keys(themes) as ThemeName[];
const credits = (hint: string) => whole(0, 1000, hint);

const pack = v.strictObject({
  id: identifier,
  credits: whole(1, 100_000, 'the credits of the package'),
  amount: whole(1, 10_000_000, 'the price in minor units (1999 is 19.99)'),
  popular: v.optional(yesNo, false),
});

const themeColours = v.strictObject({
  primary: v.optional(colour),
  primaryDark: v.optional(colour),
  secondary: v.optional(colour),
  success: v.optional(colour),
  danger: v.optional(colour),
  paper: v.optional(colour),
  card: v.optional(colour),
  ink: v.optional(colour),
  night: v.optional(colour),
});

const phoneNumber = pattern(/^\+\d[\d ]{6,38}$/, 'a phone number that begins with + and the country');

const host = v.strictObject({
  name: line(200, 'the name of the company that hosts the site'),
  address: line(300, 'its whole address on one line'),
  phone: phoneNumber,
});

const mediator = v.strictObject({
  name: line(200, 'the name of the consumer mediator'),
  address: line(300, 'its whole address on one line'),
  url: pattern(/^https:\/\/[^\s"'<>]{1,300}$/, 'the address of its website, with https'),
});

const company = v.strictObject({
  id: identifier,
  name: line(200, "the company's name"),
  address: line(200, 'street and number'),
  city: line(80, 'postal code and city'),
  country: countryCode,
  kvk: v.optional(v.nullable(line(40, 'the number in the trade register')), null),
  tradenames: v.optional(v.array(line(200, 'a trade name')), []),
  vat_numbers: v.optional(v.array(line(40, 'a VAT number')), []),
  support_phone: v.optional(v.nullable(phoneNumber), null),
  support_email: mailAddress,
  delete_discount: v.optional(v.nullable(whole(1, 90, 'the percentage offered to who wants to leave')), null),
  representative: v.optional(v.nullable(line(200, 'who represents the company by law')), null),
  host: v.optional(v.nullable(host), null),
  mediator: v.optional(v.nullable(mediator), null),
  creditor_id: v.optional(v.nullable(creditorId), null),
  creditor_iban: v.optional(v.nullable(creditorIban), null),
  added: v.pipe(
    v.string('write the day the company was entered, in quotes'),
    v.isoTimestamp('write it as a time in UTC, such as 2026-01-31T12:00:00Z'),
  ),
});

const creditCosts = v.strictObject({
  message_credits: v.optional(credits('the credits of a message'), brandDefaults.credits.message_credits),
  signup_credits: v.optional(credits('the credits given at signup'), brandDefaults.credits.signup_credits),
  photo_credits: v.optional(credits('the credits of a photo'), brandDefaults.credits.photo_credits),
  gift_credits: v.optional(
    v.record(oneOf(giftIds), credits('the credits of the gift'), 'write gifts as { "rose": 2 }'),
    brandDefaults.credits.gift_credits,
  ),
});

const { limits: defaultLimits, direct_debit: defaultDebit } = brandDefaults;

const limits = v.strictObject({
  min_age: v.optional(whole(18, 99, 'the minimum age'), defaultLimits.min_age),
  free_conversations: v.optional(
    whole(0, 100, 'conversations a free member may start'),
    defaultLimits.free_conversations,
  ),
  free_messages: v.optional(
    whole(0, 100, 'free messages in a started conversation'),
    defaultLimits.free_messages,
  ),
  free_photos: v.optional(whole(1, 100, 'photos of a free member'), defaultLimits.free_photos),
  premium_photos: v.optional(whole(1, 100, 'photos of a premium member'), defaultLimits.premium_photos),
  message_length: v.optional(
    whole(1, 10_000, 'the most characters of a message'),
    defaultLimits.message_length,
  ),
  chat_history_limit: v.optional(
    whole(0, 1_000_000, 'messages kept of a conversation, 0 for all'),
    defaultLimits.chat_history_limit,
  ),
  refund_days: v.optional(
    whole(14, 365, 'the days of the return window, which by law are 14 or more'),
    defaultLimits.refund_days,
  ),
  photo_inspection: v.optional(oneOf(photoInspections), defaultLimits.photo_inspection),
});

const directDebit = v.strictObject({
  open_payments: v.optional(whole(1, 100, 'open direct debits of one member'), defaultDebit.open_payments),
  amount_in_30_days: v.optional(
    whole(0, 10_000_000, 'euro cents in 30 days'),
    defaultDebit.amount_in_30_days,
  ),
  credits_at_confirmation_up_to: v.optional(
    whole(0, 10_000_000, 'euro cents credited before settlement'),
    defaultDebit.credits_at_confirmation_up_to,
  ),
});

const fictional = v.strictObject({
  icon: oneOf(Object.keys(fictionalIcons)),
  warning: line(80, 'the id of the text that explains'),
  singular: line(80, 'the id of the word for one'),
  plural: line(80, 'the id of the word for many'),
});

const search = v.strictObject({
  gender: v.optional(v.nullable(oneOf(genders)), null),
  min_age: v.optional(v.nullable(whole(18, 99, 'the lowest age')), null),
  max_age: v.optional(v.nullable(whole(18, 99, 'the highest age')), null),
});

const tag = v.strictObject({
  name: line(60, 'the name of the script, as readers know it'),
  purpose: byLocale(200, 'what the script is for'),
  script: pattern(
    /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost[:/])[^\s"'<>]+$/,
    'the address of the script, with https',
  ),
  hosts: listOf(
    v.pipe(
      v.string('write a host name, in quotes'),
      v.check(isTagHost, 'write a host name without protocol, port or path, such as tags.example'),
    ),
    'hosts that the script loads from or sends to',
  ),
});

/** The schema of a brand's `brand.json`. Every optional field has its default here. */
export const manifestSchema = v.strictObject(
  {
    id: identifier,
    name: line(60, "the brand's name"),
    domain: hostName,
    more_domains: v.optional(v.array(hostName), []),
    domain_language: pattern(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as nl or de-AT'),
    niche: v.picklist(nicheNumbers, `choose one of ${nicheNumbers.join(', ')}, without quotes`),
    theme: v.strictObject({
      id: oneOf(themeNames),
      colours: v.optional(themeColours, {}),
    }),
    logo: v.strictObject({ text: line(40, 'the name beside the mark') }),
    pool: identifier,
    locales: listOf(oneOf(locales), 'locales'),
    default_locale: v.optional(oneOf(locales), brandDefaults.default_locale),
    countries: listOf(countryCode, 'countries'),
    currency: oneOf(currencies),
    currency_by_country: v.optional(v.record(countryCode, oneOf(currencies)), {}),
    packages: v.record(
      oneOf(currencies),
      v.pipe(v.array(pack), v.minLength(1, 'name at least one package')),
      'write packages by currency: { "EUR": [ … ] }',
    ),
    methods: listOf(oneOf(paymentMethodIds), 'payment methods'),
    company,
    mail_name: line(80, 'the sender name of mails'),
    index_title: byLocale(200, 'the title of the first page'),
    description: byLocale(500, 'the description for search engines'),
    credits: v.optional(creditCosts, {}),
    limits: v.optional(limits, {}),
    direct_debit: v.optional(directDebit, {}),
    welcome_hours: v.optional(
      whole(brandDefaults.welcome_hours, 8760, 'the hours of the welcome discount, which begin at signup'),
      brandDefaults.welcome_hours,
    ),
    signups: v.optional(oneOf(signupSettings), brandDefaults.signups),
    logged_out_search: v.optional(yesNo, brandDefaults.logged_out_search),
    logged_out_search_trafficsource: v.optional(yesNo, brandDefaults.logged_out_search_trafficsource),
    enable_site_entry_popup: v.optional(
      pattern(/^(yes|no|[A-Z]{2}(,[A-Z]{2})*)$/, 'yes, no, or countries such as NL,DE'),
      brandDefaults.enable_site_entry_popup,
    ),
    account_disclosure: v.optional(oneOf(['explicit', 'private']), brandDefaults.account_disclosure),
    us_footer: v.optional(yesNo, brandDefaults.us_footer),
    member_resell: v.optional(yesNo, brandDefaults.member_resell),
    time_zone: v.optional(
      pattern(/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_+-]+)*$/, 'a time zone such as Europe/Berlin'),
      brandDefaults.time_zone,
    ),
    cdn_prefix: v.optional(
      pattern(
        /^(https:\/\/[^\s/]+(\/[^\s]*[^\s/])?)?$/,
        'an https address without a slash at the end, or nothing',
      ),
      '',
    ),
    search_fields: v.optional(listOf(oneOf(searchFields), 'search filters'), [
      ...brandDefaults.search_fields,
    ]),
    search: v.optional(search),
    visible_profile_fields: v.optional(listOf(oneOf(showableProfileFields), 'profile fields')),
    visible_profile_notes: v.optional(listOf(oneOf(brandDefaults.visible_profile_notes), 'profile notes'), [
      ...brandDefaults.visible_profile_notes,
    ]),
    interests: v.optional(listOf(oneOf(interestIds), 'interests')),
    fictional: v.optional(v.nullable(fictional), null),
    marketing_claim: v.optional(
      v.nullable(
        v.strictObject({
          percentage: whole(1, 1000, 'the percentage of the claim'),
          source: line(500, 'the source of the claim; without one it may not be shown'),
        }),
      ),
      null,
    ),
    tags: v.optional(v.array(tag, 'write tags as a list in square brackets'), []),
    demo: v.optional(yesNo, false),
  },
  'write the manifest as one JSON object',
);

/** A brand's manifest with every default filled in. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ManifestPackage = v.InferOutput<typeof pack>;
