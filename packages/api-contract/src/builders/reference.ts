import type { BlockedMember, CompanyInfo, CountryRegions, Interest, Notifications, Place } from '../index';
import { builtAt, numberedId } from './ids';

export function buildInterest(overrides: Partial<Interest> = {}): Interest {
  return { id: 'coffee', intimate: false, ...overrides };
}

/** One region of the Netherlands. */
export function buildCountryRegions(overrides: Partial<CountryRegions> = {}): CountryRegions {
  return { country: 'NL', regions: [{ id: 'UT', name: 'Utrecht' }], ...overrides };
}

export function buildPlace(overrides: Partial<Place> = {}): Place {
  return { country: 'NL', region: 'UT', city: 'Utrecht', ...overrides };
}

export function buildCompanyInfo(overrides: Partial<CompanyInfo> = {}): CompanyInfo {
  return {
    name: 'Demo Company',
    address: 'Voorbeeldstraat 1',
    kvk: '00000000',
    city: 'Utrecht',
    country: 'NL',
    tradenames: ['Plainbrand'],
    vat_numbers: ['NL000000000B01'],
    support_phone: null,
    delete_discount: null,
    representative: null,
    host: null,
    mediator: null,
    creditor_id: null,
    added: '2023-06-01T00:00:00Z',
    ...overrides,
  };
}

export function buildBlockedMember(overrides: Partial<BlockedMember> = {}): BlockedMember {
  return { id: numberedId(2), name: 'Marlow', fictional: false, created: builtAt, ...overrides };
}

/** The defaults of a member who changed nothing. */
export function buildNotifications(overrides: Partial<Notifications> = {}): Notifications {
  return {
    types: [
      { type: 'new_conversations', mail: true, push: true },
      { type: 'new_messages', mail: true, push: true },
      { type: 'like', mail: true, push: true },
      { type: 'unread_message_reminders', mail: true, push: true },
      { type: 'promotions', mail: false, push: null },
      { type: 'weekly_updates', mail: false, push: null },
      { type: 'news', mail: false, push: null },
      { type: 'reminders', mail: true, push: null },
    ],
    quiet_from: null,
    quiet_until: null,
    time_zone: null,
    mail_stopped: [],
    ...overrides,
  };
}
