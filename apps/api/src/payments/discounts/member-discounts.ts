import { timeBonusCode, timeBonusEndsAt, welcomeDiscountPercentage } from '@heartwood/domain';
import { after } from '../../kernel/clock';
import type { Member } from '../../kernel/sessions/member';
import type { Discount } from './discount';

/** The code of the welcome discount. */
export const welcomeCode = 'WELCOME25';
/** The welcome discount ends this long after signup. */
export const welcomeDiscountSeconds = 7 * 24 * 3600;

type Buyer = Pick<Member, 'id' | 'signup_date'>;

const unlimited = {
  value_percentage: null,
  currency: null,
  minimum_order_value: null,
  country: null,
  paymentmethods: null,
};

/** The time bonus and the welcome discount are both for the first purchase: they use up the same slot. */
export const firstPurchaseSlot = (accountId: string) => `first-purchase:${accountId}`;

/** The time bonus of a member, over or not. */
export function timeBonusOf(member: Buyer): Discount {
  return {
    ...unlimited,
    code: timeBonusCode.code,
    source: 'time_bonus',
    percentage: timeBonusCode.percentage,
    user_id: member.id,
    expires: new Date(timeBonusEndsAt(member.signup_date.toISOString())).toISOString(),
    status: timeBonusCode.status,
    validity: timeBonusCode.validity,
    slot: firstPurchaseSlot(member.id),
  };
}

/** The welcome discount of a member, over or not. */
export function welcomeDiscountOf(member: Buyer): Discount {
  return {
    ...unlimited,
    code: welcomeCode,
    source: 'welcome',
    percentage: welcomeDiscountPercentage,
    user_id: member.id,
    expires: after(member.signup_date, welcomeDiscountSeconds).toISOString(),
    status: 'active',
    validity: 'once-per-user',
    slot: firstPurchaseSlot(member.id),
  };
}
