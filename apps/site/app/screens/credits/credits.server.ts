import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { directDebitAddress } from './direct-debit-address';
import { expressField } from './express-field';
import type { FormProblem } from '../../forms/form-problem';
import { loadCredits } from './credits-data.server';
import { orderKey } from './order-key';
import { paymentReturnPath, paymentReturnCookie } from './payment-return';

/** Loads what can be bought. */
export const loader = pageLoader(loadCredits);

function orderOf(form: FormData) {
  const code = textOf(form, 'code');
  return {
    package: textOf(form, 'package'),
    method: textOf(form, 'method'),
    amount: Number(textOf(form, 'shown_amount')) || 0,
    currency: textOf(form, 'shown_currency'),
    country: textOf(form, 'country'),
    express_request: form.has(expressField),
    ...(code && { code }),
  };
}

function reviewAddress(form: FormData, to: string | null): string {
  const path = urls.path('credits-id-paymentmethod', {
    id: textOf(form, 'package'),
    paymentmethod: textOf(form, 'method') || undefined,
  });
  const code = textOf(form, 'entered_code');
  return urls.withQuery(path, { country: textOf(form, 'asked_country'), code, to });
}

const expressMissing: FormProblem = { code: 'express_request_required', fields: {}, data: {} };

function isShown(form: FormData): boolean {
  return ['package', 'method'].every((name) => textOf(form, name) === textOf(form, `shown_${name}`));
}

/**
 * Orders what the page showed and redirects to the provider. If the selection differs from the order panel,
 * as happens without script, the updated order is shown first.
 */
export const action = formAction({
  read: ({ form }) => {
    const to = paymentReturnPath(textOf(form, 'to'));
    if (!isShown(form)) throw redirect(reviewAddress(form, to), 303);
    const wish = orderOf(form);
    if (wish.method === 'directdebit')
      throw redirect(directDebitAddress({ ...wish, code: wish.code ?? null, to }), 303);
    return { wish, formKey: textOf(form, 'key'), to };
  },
  check: ({ wish }) => (wish.express_request ? undefined : expressMissing),
  keep: () => ({}),
  send: async ({ wish, formKey, to }, { api, visit }) => {
    const key = orderKey(formKey, { ...wish, code: wish.code ?? null });
    const payment = await unwrap(
      api.POST('/api/payment.php', { params: { header: { 'Idempotency-Key': key } }, body: wish }),
    );
    if (!payment) return;
    visit.setCookies([paymentReturnCookie(to, { secure: visit.secure })]);
    throw redirect(payment.checkout_url ?? urls.path('transactions-id', { id: payment.payment_id }), 303);
  },
});
