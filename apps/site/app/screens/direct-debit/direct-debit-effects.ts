import { unwrap } from '@heartwood/api-client';
import type { DirectDebit, DirectDebitState } from '@heartwood/api-contract';
import { directDebitMachine } from '@heartwood/flows/direct-debit';
import type { DirectDebitDetails, SentCode } from '@heartwood/flows';
import { fromPromise } from 'xstate';
import { browserApi } from '../../member/browser-api';
import { orderBody } from './order-body';
import type { DirectDebitWish } from './order-body';
import { justSent, sentCode } from './sent-code';

interface OrderSurroundings {
  /** The current order. */
  readonly wish: () => DirectDebitWish;
  readonly formKey: string;
}

interface NewOrder {
  readonly details: DirectDebitDetails;
  readonly express: boolean;
  readonly made: number;
}

function needed<T>(answer: T | false): T {
  if (answer === false) throw { code: 'authentication_required' };
  return answer;
}

/** Returns the idempotency keys of orders: the same for a resent order, another one for another order. */
function orderKeys(formKey: string): (body: string, made: number) => string {
  let [last, changes] = ['', 0];
  return (body, made) => {
    if (body !== last) [last, changes] = [body, changes + 1];
    return `${formKey}.${made}.${changes}`;
  };
}

function found({ order }: DirectDebitState, id: string): DirectDebit | null {
  return order?.payment.payment_id === id ? order : null;
}

/** Returns the direct debit flow with the browser's API calls as its effects. */
export function directDebitWithEffects({ wish, formKey }: OrderSurroundings) {
  const keyOf = orderKeys(formKey);
  return directDebitMachine.provide({
    actors: {
      order: fromPromise(async ({ input }: { input: NewOrder }): Promise<SentCode> => {
        const body = orderBody(wish(), input.details, input.express);
        const params = { header: { 'Idempotency-Key': keyOf(JSON.stringify(body), input.made) } };
        return justSent(needed(await unwrap(browserApi().POST('/api/directdebit.php', { params, body }))));
      }),
      confirm: fromPromise(async ({ input }: { input: { id: string; otp: string } }): Promise<SentCode> => {
        const body = { payment_id: input.id, otp: input.otp };
        return justSent(needed(await unwrap(browserApi().PUT('/api/directdebit.php', { body }))));
      }),
      resend: fromPromise(async ({ input }: { input: { id: string } }): Promise<SentCode> => {
        const body = { payment_id: input.id, resend: true as const };
        return justSent(needed(await unwrap(browserApi().PUT('/api/directdebit.php', { body }))));
      }),
      look: fromPromise(async ({ input }: { input: { id: string } }): Promise<SentCode | null> => {
        const query = { payment_id: input.id };
        const state = needed(await unwrap(browserApi().GET('/api/directdebit.php', { params: { query } })));
        const order = found(state, input.id);
        return order && sentCode(order, Date.now());
      }),
    },
  });
}
