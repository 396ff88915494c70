import {
  basicSearchFields,
  defaultMinimumAge,
  defaultMessageLength,
  freeLimits,
  giftCredits,
  photoLimits,
  timeBonusWindowSeconds,
} from '@heartwood/domain';
import type { GiftId } from '@heartwood/domain';

/** Defaults of every brand's manifest; defined nowhere else. */
export const brandDefaults = {
  default_locale: 'en',
  credits: {
    message_credits: 1,
    signup_credits: 0,
    photo_credits: 2,
    gift_credits: giftCredits as Partial<Record<GiftId, number>>,
  },
  limits: {
    min_age: defaultMinimumAge,
    free_conversations: freeLimits.conversations,
    free_messages: freeLimits.messagesPerConversation,
    free_photos: photoLimits.free,
    premium_photos: photoLimits.premium,
    message_length: defaultMessageLength,
    chat_history_limit: 0,
    refund_days: 14,
    photo_inspection: 'after',
  },
  /** Amounts in euro cents. */
  direct_debit: { open_payments: 1, amount_in_30_days: 10_000, credits_at_confirmation_up_to: 5_000 },
  /** As long as the time bonus: the price rises once. */
  welcome_hours: timeBonusWindowSeconds / 3600,
  signups: 'all',
  logged_out_search: false,
  logged_out_search_trafficsource: false,
  enable_site_entry_popup: 'yes',
  account_disclosure: 'explicit',
  us_footer: false,
  member_resell: false,
  time_zone: 'Europe/Amsterdam',
  search_fields: basicSearchFields,
  visible_profile_notes: ['description'],
} as const;
