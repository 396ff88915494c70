import type { DiscountCode } from '@heartwood/api-contract';
import { timeBonusSecondsLeft } from '@heartwood/domain';
import type { Member } from '../member/member';

/** A welcome discount that outlasts the time bonus. */
export interface WelcomeDiscount {
  readonly percentage: number;
  readonly expires: string;
}

/** What is known of the time bonus when a page is loaded. */
export interface GivenBonus {
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  readonly welcome: WelcomeDiscount | null;
}

/**
 * Seconds that the clock of the time bonus has left when the page is loaded; 0 where it is over, and where a longer
 * welcome discount keeps the price as it is at its end.
 */
export function clockSeconds(
  member: Pick<Member, 'signup_date' | 'paid_user'> | null,
  { now, welcome }: GivenBonus,
): number {
  if (!member || welcome) return 0;
  return timeBonusSecondsLeft({ signupDate: member.signup_date, paidUser: member.paid_user }, now);
}

/** The long welcome discount while it counts. */
export function runningWelcome(
  member: Pick<Member, 'paid_user'> | null,
  { now, welcome }: GivenBonus,
): WelcomeDiscount | null {
  const counts = member && !member.paid_user && welcome && Date.parse(welcome.expires) > now;
  return counts ? welcome : null;
}

/**
 * When a discount's price rises, as far as that is to be said: of the time bonus the end of the welcome discount that
 * goes on after it, else nothing, since its clock says it.
 */
export function priceRises(
  { source, expires }: Pick<DiscountCode, 'source' | 'expires'>,
  welcome: WelcomeDiscount | null,
): string | null {
  return source === 'time_bonus' ? (welcome?.expires ?? null) : expires;
}
