import { unwrap } from '@heartwood/api-client';
import { timeBonusEndsAt, timeBonusWindowSeconds } from '@heartwood/domain';
import type { User } from '@heartwood/api-contract';
import type { Visit } from '../visit/visit.server';
import type { GivenBonus } from './bonus-state';

/**
 * Returns a member's welcome discount if it outlasts the time bonus; the price then doesn't rise when the
 * bonus ends, and there is no clock. `null` otherwise; `unknown` if the request failed, for pages without
 * either.
 */
export async function longWelcome(visit: Visit, user: User | null): Promise<GivenBonus['welcome']> {
  if (!user || user.paid_user) return null;
  const { welcome_hours } = await visit.settings();
  if (welcome_hours * 3600 <= timeBonusWindowSeconds) return null;
  try {
    const query = { welcome: 'true' } as const;
    const discount = await unwrap(visit.api.GET('/api/discountcode.php', { params: { query } }));
    if (!discount || !discount.expires || discount.expired || !discount.percentage) return null;
    if (Date.parse(discount.expires) <= timeBonusEndsAt(user.signup_date)) return null;
    return { percentage: discount.percentage, expires: discount.expires };
  } catch {
    return 'unknown';
  }
}
