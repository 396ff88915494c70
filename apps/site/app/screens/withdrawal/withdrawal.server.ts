import { ApiError, unwrap } from '@heartwood/api-client';
import type { Payment, Withdrawal } from '@heartwood/api-contract';
import { pick } from '../../format/pick';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { withdrawalFields as names } from './withdrawal-fields';

const purchaseFields = ['payment_id', 'credits', 'amount', 'currency', 'created'] as const;

/** A member's purchase, and its withdrawal deadline. */
export interface Purchase extends Pick<Payment, (typeof purchaseFields)[number]> {
  readonly until: string;
  readonly open: boolean;
}

/** Returns a member's purchases that can or could be withdrawn from. */
export function purchasesOf(payments: readonly Payment[], now: number): Purchase[] {
  return payments.flatMap((payment) => {
    const { withdraw_until: until } = payment;
    return until === null ? [] : [{ ...pick(payment, purchaseFields), until, open: Date.parse(until) > now }];
  });
}

/** Loads a member's purchases; a visitor names one by its number. */
export const loader = pageLoader(async (page) => {
  const { api, visit, url } = page;
  const [timeZone, user, found] = await Promise.all([
    visitTimeZone(page),
    visit.user(),
    visit.hasSession ? unwrap(api.GET('/api/transactions.php')) : null,
  ]);
  const purchases = found ? purchasesOf(found.payments, Date.now()) : [];
  return {
    timeZone,
    email: user?.email ?? null,
    purchases: purchases.some(({ open }) => open) ? purchases : [],
    asked: url.searchParams.get('payment'),
  };
});

/** A purchase as identified by a member or by a visitor. */
type NamedPurchase =
  { readonly payment_id: string } | { readonly order_number: string; readonly email: string };

type Wish = NamedPurchase & { readonly name: string };

function namedPurchase(form: FormData): NamedPurchase {
  const payment_id = textOf(form, names.payment);
  if (payment_id) return { payment_id };
  return { order_number: textOf(form, names.order).trim(), email: textOf(form, names.email).trim() };
}

function confirmedAmount(form: FormData): number | null {
  const text = textOf(form, names.confirm);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

async function withdraw({ api }: FormRequest, wish: Wish, confirm?: number): Promise<Withdrawal | false> {
  const body = confirm === undefined ? wish : { ...wish, confirm };
  return unwrap(api.POST('/api/withdrawal.php', { body }));
}

/**
 * Handles both steps: without an amount the preview of the refund, with it the withdrawal. If the amount has
 * changed meanwhile, the second step is shown again with the current one.
 */
export const action = formAction({
  read: ({ form }) => {
    const wish: Wish = { ...namedPurchase(form), name: textOf(form, names.name).trim() };
    return { wish, confirm: confirmedAmount(form) };
  },
  check: ({ wish }) => missingFields(wish),
  keep: ({ wish }) => wish,
  send: async ({ wish, confirm }, page) => {
    const now = new Date().toISOString();
    if (confirm === null) return { withdrawal: await withdraw(page, wish), changed: false, now };
    try {
      return { withdrawal: await withdraw(page, wish, confirm), changed: false, now };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'amount_changed') throw error;
      return { withdrawal: await withdraw(page, wish), changed: true, now };
    }
  },
});
