/** Reasons for banning a member, in the order of the rules on the page about bans, then any other. */
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

export type BanReason = (typeof banReasons)[number];
