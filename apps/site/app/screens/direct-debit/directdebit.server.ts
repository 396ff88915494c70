import { unwrap } from '@heartwood/api-client';
import type { DirectDebit } from '@heartwood/api-contract';
import { mobileNumber } from '@heartwood/domain/phone';
import type { DirectDebitDetails, SentCode } from '@heartwood/flows';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { textOf } from '../../forms/form-fields.server';
import { urls } from '../../urls';
import { pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { paymentReturnPath } from '../credits/payment-return';
import { codeProblem, detailsProblem, expressProblem, readDetails } from './details';
import type { IsMobile } from './details';
import { loadDirectDebit } from './direct-debit-data.server';
import { intentOf, intents } from './intents';
import type { Intent } from './intents';
import { orderBody } from './order-body';
import type { DirectDebitWish } from './order-body';
import { sentCode } from './sent-code';

/** Loads the package, the price, and the member's direct debit state. */
export const loader = pageLoader(loadDirectDebit);

/** The form values returned to the page; the details are in no address, cookie or storage. */
export interface DirectDebitValues {
  readonly intent: Intent;
  readonly details: DirectDebitDetails;
  readonly formKey: string;
}

/** The result of a step: the order whose code was sent. */
export interface StepDone {
  readonly sent: SentCode | null;
}

interface DirectDebitFormValues extends DirectDebitValues {
  readonly wish: DirectDebitWish;
  readonly express: boolean;
  readonly payment: string;
  readonly otp: string;
}

function otherMethod({ form }: FormRequest, { wish }: DirectDebitFormValues): string {
  const path = urls.path('credits-id-paymentmethod', {
    id: wish.package,
    paymentmethod: textOf(form, 'method') || undefined,
  });
  const { country, code } = wish;
  return urls.withQuery(path, { country, code, to: paymentReturnPath(textOf(form, 'to')) });
}

async function order(values: DirectDebitFormValues, { api }: FormRequest): Promise<DirectDebit | false> {
  const { details, wish, express, formKey } = values;
  const header = { 'Idempotency-Key': `${formKey}.0` };
  const body = orderBody(wish, details, express);
  return unwrap(api.POST('/api/directdebit.php', { params: { header }, body }));
}

/** Moves one step forward or back. A confirmed order has its own address. */
export const action = formAction({
  read: (page): DirectDebitFormValues => {
    const { form } = page;
    const values = {
      intent: intentOf(form.get('intent')),
      details: readDetails(form),
      formKey: textOf(form, 'key'),
      wish: {
        package: textOf(form, 'package'),
        amount: Number(textOf(form, 'amount')) || 0,
        country: textOf(form, 'country'),
        code: textOf(form, 'code') || null,
      },
      express: form.has('express_request'),
      payment: textOf(form, 'payment'),
      otp: textOf(form, 'otp'),
    };
    if (values.intent === intents.other) throw redirect(otherMethod(page, values), 303);
    return values;
  },
  check: ({ intent, details, wish, express, otp }) => {
    if (intent === intents.order) return codeProblem(otp);
    if (intent !== intents.mandate && intent !== intents.request) return undefined;
    const isMobile: IsMobile = (text, country) => mobileNumber(text, country) !== null;
    const wrong = detailsProblem(details, wish.country, isMobile);
    return wrong ?? (intent === intents.request && !express ? expressProblem : undefined);
  },
  keep: ({ intent, details, formKey }): DirectDebitValues => ({ intent, details, formKey }),
  send: async (values, page): Promise<StepDone> => {
    const { intent, payment, otp } = values;
    const { api, url } = page;
    const sentBy = (answer: DirectDebit | false) => ({ sent: answer ? sentCode(answer, Date.now()) : null });
    if (intent === intents.request) return sentBy(await order(values, page));
    if (intent === intents.another)
      return sentBy(
        await unwrap(api.PUT('/api/directdebit.php', { body: { payment_id: payment, resend: true } })),
      );
    if (intent !== intents.order) return { sent: null };
    const done = await unwrap(api.PUT('/api/directdebit.php', { body: { payment_id: payment, otp } }));
    if (!done) return { sent: null };
    const { payment_id } = done.payment;
    const query = { ...Object.fromEntries(url.searchParams), payment: payment_id };
    throw redirect(urls.withQuery(urls.path('directdebit'), query), 303);
  },
});
