import type { TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';

export const path = '/api/directdebit.php';

/** A valid form for the package `o15`. */
export const form = {
  account_holder: 'Saffron Demo',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '12a',
  zip: '3511 AB',
  city: 'Utrecht',
  phone: '06-1234 5678',
  country: 'NL',
  package: 'o15',
  amount: 1500,
  express_request: true,
};

/** An order as the API returns it. */
export interface DirectDebitBody {
  payment: { payment_id: string; status: string; credits: number; amount: number };
  mandate_reference: string;
  iban: string;
  confirmed: string | null;
  tries_left: number;
}

export const debitOf = ({ body }: Answer) => body as DirectDebitBody;

/** Status and code of an error, with its data. */
export const refusal = ({ status, body }: Answer) => {
  const { code, data } = body as { code: string; data?: unknown };
  return [status, code, ...(data === undefined ? [] : [data])];
};

/** Orders by direct debit, with parts of the form replaced. */
export const orderDebit = (browser: Browser, changes: object = {}, key?: string): Promise<Answer> =>
  browser.post(path, { ...form, ...changes }, { headers: key ? { 'idempotency-key': key } : {} });

/** The newest text message to a number. */
export async function lastSms({ db }: TestApi, to = '+31612345678'): Promise<string> {
  const { text } = await db
    .selectFrom('outgoing_sms')
    .select('text')
    .where('to_number', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return text;
}

/** The newest code. */
export async function lastCode(api: TestApi, to?: string): Promise<string> {
  return /^\d{6}/.exec(await lastSms(api, to))?.[0] ?? '';
}

export const confirmDebit = (browser: Browser, paymentId: string, otp: string): Promise<Answer> =>
  browser.put(path, { payment_id: paymentId, otp });

export const resend = (browser: Browser, paymentId: string): Promise<Answer> =>
  browser.put(path, { payment_id: paymentId, resend: true });

/** Orders and confirms; returns the order's payment. */
export async function buyByDebit(api: TestApi, browser: Browser, changes: object = {}): Promise<string> {
  const { payment_id } = debitOf(await orderDebit(browser, changes)).payment;
  await confirmDebit(browser, payment_id, await lastCode(api));
  return payment_id;
}
