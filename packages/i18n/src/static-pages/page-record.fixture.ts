import type { PageRecord } from './page-values';

/** A record with every optional field filled. */
export const fullRecord: PageRecord = {
  settings: {
    name: 'Amberlane',
    domain: 'amberlane.example',
    locales: ['en', 'nl'],
    countries: ['GB', 'NL', 'US'],
    support_email: 'support@amberlane.example',
    support_phone: '+44 20 7946 0142',
    terms_version: '2024-05-01T12:00:00.000Z',
    refund_days: 14,
    min_age: 18,
    free_conversations: 2,
    free_messages: 3,
    free_photos: 3,
    premium_photos: 25,
    message_credits: 1,
    photo_credits: 2,
    signup_credits: 5,
    message_length: 2000,
    chat_history_limit: 500,
    photo_inspection: 'before',
    fictional_icon: 'drawn',
    fictional_plural: 'Drawn people',
    member_resell: true,
    logged_out_search: true,
    logged_out_search_trafficsource: false,
  },
  company: {
    name: 'Amberlane Ltd',
    address: '1 Sample Lane',
    city: 'London',
    country: 'GB',
    kvk: 'REG-0001',
    tradenames: ['Amberlane', 'Amber Nights'],
    vat_numbers: ['GB-0001', 'NL-0002'],
    support_phone: '+44 20 7946 0142',
  },
  tags: [{ name: 'Tagworks', purpose: { en: 'counts readers' }, hosts: ['tags.example'] }],
};

/** The same with every optional field empty. */
export const bareRecord: PageRecord = {
  settings: {
    ...fullRecord.settings,
    countries: [],
    support_phone: null,
    free_conversations: 0,
    free_messages: 0,
    signup_credits: 0,
    chat_history_limit: 0,
    photo_inspection: 'off',
    fictional_icon: null,
    fictional_plural: null,
    member_resell: false,
    logged_out_search: false,
  },
  company: { ...fullRecord.company, kvk: null, tradenames: [], vat_numbers: [], support_phone: null },
};
