/** Duration of the time bonus after signup, in seconds. */
export const timeBonusWindowSeconds = 14_400;
export const timeBonusTickMs = 1000;
/** Delay of the popup after entering the members' area. */
export const timeBonusPopupDelayMs = 40_000;

/** The discount that runs for four hours after signup. */
export const timeBonusCode = {
  code: 'TIMEBONUS25',
  percentage: 25,
  status: 'active',
  validity: 'once-per-user',
  minimum_order_value: null,
} as const;

/** The discount on the first purchase. */
export const welcomeDiscountPercentage = 25;

/** Returns when a signup's bonus ends, in milliseconds since the epoch. */
export function timeBonusEndsAt(signupDate: string): number {
  return Date.parse(signupDate) + timeBonusWindowSeconds * 1000;
}

/**
 * Returns the bonus's remaining seconds: 0 when paid, over, or the signup date is unreadable. `now` in epoch
 * ms.
 */
export function timeBonusSecondsLeft(member: { signupDate: string; paidUser: boolean }, now: number): number {
  const end = timeBonusEndsAt(member.signupDate);
  if (member.paidUser || Number.isNaN(end)) return 0;
  return Math.min(timeBonusWindowSeconds, Math.max(0, Math.ceil((end - now) / 1000)));
}

/**
 * Whether a member has at most the credits that the brand gives at signup, and so counts as without credits
 * for offers of a first package.
 */
export function hasOnlySignupCredits(credits: number, signupCredits: number): boolean {
  return credits <= signupCredits;
}

/** Remaining hours, rounded up: 4 right after signup. */
export function hoursLeft(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 3600);
}

/** Returns the discount that applies now: the time bonus while it runs, else the welcome discount. */
export function activeDiscount<Bonus, Welcome>(
  timeBonus: Bonus | null,
  welcome: Welcome | null,
): Bonus | Welcome | null {
  return timeBonus ?? welcome;
}
