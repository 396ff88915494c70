/** Why members are banned, in the order in which the page about bans lists the rules, and anything else. */
export const banReasons = [
  'minor',
  'threats',
  'harassment',
  'fraud',
  'impersonation',
  'intimate_photos',
  'paid_sex',
  'spam',
  'payment',
  'other',
] as const;

/** One of them. */
export type BanReason = (typeof banReasons)[number];
