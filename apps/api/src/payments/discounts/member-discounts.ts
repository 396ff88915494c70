import { timeBonusCode, timeBonusEndsAt, welcomeDiscountPercentage } from '@heartwood/domain';
import type { Brand } from '../../kernel/brands';
import { after } from '../../kernel/clock';
import type { Member } from '../../kernel/sessions/member';
import type { Discount } from './discount';

/** The code of the welcome discount. */
export const welcomeCode = 'WELCOME25';

type Buyer = Pick<Member, 'id' | 'signup_date'>;

/** The time bonus and the welcome discount are both for the first purchase: they share a slot. */
export const firstPurchaseSlot = (accountId: string) => `first-purchase:${accountId}`;

function firstPurchaseDiscount(
  { id }: Buyer,
  named: Pick<Discount, 'code' | 'source' | 'percentage' | 'expires'>,
): Discount {
  return {
    ...named,
    value_percentage: null,
    currency: null,
    minimum_order_value: null,
    country: null,
    paymentmethods: null,
    user_id: id,
    status: 'active',
    validity: 'once-per-user',
    slot: firstPurchaseSlot(id),
  };
}

/** A member's time bonus, expired or not. */
export function timeBonusOf(member: Buyer): Discount {
  const { code, percentage } = timeBonusCode;
  const expires = new Date(timeBonusEndsAt(member.signup_date.toISOString())).toISOString();
  return firstPurchaseDiscount(member, { code, source: 'time_bonus', percentage, expires });
}

/** A member's welcome discount on a brand, expired or not. */
export function welcomeDiscountOf(member: Buyer, { settings }: Brand): Discount {
  const percentage = welcomeDiscountPercentage;
  const expires = after(member.signup_date, settings.welcome_hours * 3600).toISOString();
  return firstPurchaseDiscount(member, { code: welcomeCode, source: 'welcome', percentage, expires });
}
