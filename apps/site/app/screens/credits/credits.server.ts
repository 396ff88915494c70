import { ApiError, unwrap } from '@heartwood/api-client';
import { data, redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { urls } from '../../urls';
import { loadCredits } from './credits-data.server';
import { orderKey } from './order-key';
import { conversationPath, paymentReturnCookie } from './payment-return';

/** What the page gets back when an order was not taken. */
export interface CreditsAnswer {
  readonly problem: FormProblem;
}

/** What can be bought. */
export const loader = pageLoader(loadCredits);

function orderOf(form: FormData) {
  const code = textOf(form, 'code');
  return {
    package: textOf(form, 'package'),
    method: textOf(form, 'method'),
    amount: Number(textOf(form, 'shown_amount')) || 0,
    currency: textOf(form, 'shown_currency'),
    country: textOf(form, 'country'),
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

function isShown(form: FormData): boolean {
  return ['package', 'method'].every((name) => textOf(form, name) === textOf(form, `shown_${name}`));
}

async function order({ api, form, visit }: FormRequest, to: string | null) {
  const wish = orderOf(form);
  const key = orderKey(textOf(form, 'key'), { ...wish, code: wish.code ?? null });
  const payment = await unwrap(
    api.POST('/api/payment.php', { params: { header: { 'Idempotency-Key': key } }, body: wish }),
  );
  if (!payment) return null;
  visit.setCookies([paymentReturnCookie(to, { secure: visit.secure })]);
  return redirect(payment.checkout_url ?? urls.path('transactions-id', { id: payment.payment_id }), 303);
}

/**
 * Orders what the page showed and goes on to the provider. Where something else was chosen than the order panel
 * shows, as happens without script, the review of that comes first.
 */
export const action = pageAction(async (request) => {
  const { form } = request;
  const to = conversationPath(textOf(form, 'to'));
  if (!isShown(form)) return redirect(reviewAddress(form, to), 303);
  try {
    return await order(request, to);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<CreditsAnswer>({ problem: problemOf(error) }, error.statusCode);
  }
});
