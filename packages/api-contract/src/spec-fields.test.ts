import { describe, expect, it } from 'vitest';
import { contractDocument } from './operations';

const trackingFields = ['network', 'ref', 'sub1', 'sub2', 'sub3'];
const profileFields = [
  'id',
  'name',
  'status',
  'country',
  'region',
  'city',
  'main_image',
  'gender',
  'sexuality',
  'reason_for_signup',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'interests',
];

const specified: Record<string, string[]> = {
  User: [
    'status',
    'credits',
    'paid_user',
    'signup_date',
    'fictional_icon',
    'language',
    'notifications_disabled',
    'profile',
  ],
  OwnProfile: [...profileFields, 'date_of_birth'],
  Profile: profileFields,
  Photo: ['filename', 'thumb_filename', 'status', 'match'],
  Settings: [
    'name',
    'domain',
    'domain_language',
    'cdn_prefix',
    'niche',
    'signups',
    'logged_out_search',
    'logged_out_search_trafficsource',
    'geoip_country',
    'geoip_selected_country',
    'enable_site_entry_popup',
    'minimum_message_costs',
    'support_phone',
    'support_email',
    'push_public_key',
    'fictional_icon',
    'description',
    'index_title',
    'countries',
    'visible_profile_fields',
    'visible_profile_notes',
    'message_credits',
    'signup_credits',
    'photo_credits',
    'gift_credits',
    'message_length',
    'search_fields',
    'fictional_warning',
    'fictional_singular',
    'fictional_plural',
    'refund_days',
    'member_resell',
    'company_id',
    'mail_name',
    'interests',
    'region_data',
  ],
  SignupForm: ['email', 'name', 'password', 'date_of_birth', 'signup_message'],
  Tracking: trackingFields,
  DiscountCode: [
    'code',
    'percentage',
    'value_percentage',
    'currency',
    'minimum_order_value',
    'country',
    'user_id',
    'expires',
    'status',
    'validity',
    'expired',
    'paymentmethods',
  ],
  Payment: ['payment_id', 'credits', 'amount'],
  Chat: ['conversation_id', 'profile_id', 'num_unread_messages'],
  Likes: ['profiles', 'liked_by'],
  LikedBy: ['id', 'like_new'],
  Search: ['results', 'pageNumber', 'numResults', 'similar_results', 'similar_numResults'],
  CompanyInfo: [
    'name',
    'address',
    'kvk',
    'city',
    'country',
    'tradenames',
    'vat_numbers',
    'support_phone',
    'delete_discount',
    'added',
  ],
};

function propertiesOf(name: string): Record<string, { enum?: unknown[] }> {
  return (contractDocument.components.schemas[name]?.['properties'] ?? {}) as Record<
    string,
    { enum?: unknown[] }
  >;
}

describe('the specified fields', () => {
  it.each(Object.entries(specified))('of %s exist', (name, fields) => {
    expect(fields.filter((field) => !(field in propertiesOf(name)))).toEqual([]);
  });

  it('never expose a date of birth, an email address or a location to other members', () => {
    const leaks = ['Profile', 'MemberCard', 'BlockedMember', 'LikedBy', 'Chat'].flatMap((name) =>
      ['date_of_birth', 'email', 'lat', 'lon', 'ip'].filter((field) => field in propertiesOf(name)),
    );
    expect(leaks).toEqual([]);
  });

  it('have the specified values', () => {
    const { schemas } = contractDocument.components;
    expect({
      gender: schemas['Gender']?.['enum'],
      sexuality: schemas['Sexuality']?.['enum'],
      signups: propertiesOf('Settings')['signups']?.enum,
      payment: schemas['PaymentStatus']?.['enum'],
      locales: schemas['Locale']?.['enum'],
    }).toEqual({
      gender: ['male', 'female'],
      sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
      signups: ['all', 'with_trafficsource', 'other'],
      payment: ['pending', 'completed', 'failed', 'cancelled'],
      locales: ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'],
    });
  });

  it('of a search are also its query parameters', () => {
    const names = (contractDocument.paths['/api/members.php']?.get?.parameters ?? []).map((parameter) =>
      'name' in parameter ? parameter.name : '',
    );
    expect(
      ['gender', 'country', 'countryregion', 'min_age', 'max_age'].filter((field) => !names.includes(field)),
    ).toEqual([]);
  });
});
