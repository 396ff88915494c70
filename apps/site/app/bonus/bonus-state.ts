import type { DiscountCode } from '@heartwood/api-contract';
import { timeBonusSecondsLeft } from '@heartwood/domain';
import type { Member } from '../member/member';

/** A welcome discount that outlasts the time bonus. */
export interface WelcomeDiscount {
  readonly percentage: number;
  readonly expires: string;
}

/** The time bonus as known when a page is loaded. */
export interface GivenBonus {
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** The welcome discount if it outlasts the time bonus; `unknown` if its request failed. */
  readonly welcome: WelcomeDiscount | 'unknown' | null;
}

/**
 * Returns the seconds left on the time bonus's clock at page load; 0 once it is over, or if a longer welcome
 * discount keeps, or may keep, the price unchanged.
 */
export function clockSeconds(
  member: Pick<Member, 'signup_date' | 'paid_user'> | null,
  { now, welcome }: GivenBonus,
): number {
  if (!member || welcome) return 0;
  return timeBonusSecondsLeft({ signupDate: member.signup_date, paidUser: member.paid_user }, now);
}

/** Returns the long welcome discount while it is valid. */
export function runningWelcome(
  member: Pick<Member, 'paid_user'> | null,
  { now, welcome }: GivenBonus,
): WelcomeDiscount | null {
  if (!member || member.paid_user || !welcome || welcome === 'unknown') return null;
  return Date.parse(welcome.expires) > now ? welcome : null;
}

/**
 * Returns when a discount's price rises, if that is shown: the end of the welcome discount that outlasts the
 * time bonus. The time bonus itself has a clock.
 */
export function priceRises(
  { source, expires }: Pick<DiscountCode, 'source' | 'expires'>,
  welcome: WelcomeDiscount | null,
): string | null {
  return source === 'time_bonus' ? (welcome?.expires ?? null) : expires;
}
