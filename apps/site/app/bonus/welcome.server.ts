import { unwrap } from '@heartwood/api-client';
import { timeBonusEndsAt, timeBonusWindowSeconds } from '@heartwood/domain';
import type { User } from '@heartwood/api-contract';
import type { Visit } from '../visit/visit.server';
import type { WelcomeDiscount } from './bonus-state';

/**
 * The welcome discount of a member, where it outlasts the time bonus: then nothing gets dearer at the bonus's end, and
 * there is no clock. Nothing where it doesn't, and where it could not be asked for: a page does without.
 */
export async function longWelcome(visit: Visit, user: User | null): Promise<WelcomeDiscount | null> {
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
    return null;
  }
}
