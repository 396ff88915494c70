import { unwrap } from '@heartwood/api-client';
import type { Payment } from '@heartwood/api-contract';
import { paymentMachine } from '@heartwood/flows/payment';
import type { NewPayment } from '@heartwood/flows';
import { createActor, fromPromise } from 'xstate';
import { browserApi } from '../../member/browser-api';
import type { FormProblem } from '../../forms/form-problem';
import { orderKey } from './order-key';
import type { OrderedPackage } from './order-key';
import { paymentReturnCookie } from './payment-return';

/** What is ordered. */
export interface OrderWish extends OrderedPackage {
  readonly country: string;
  readonly formKey: string;
  /** Whether the member requested the credits at once. */
  readonly expressRequest: boolean;
  /** The page to return to. */
  readonly to: string | null;
}

/** Callbacks of an order. */
export interface OrderListeners {
  /** It was rejected. */
  readonly onProblem: (problem: FormProblem) => void;
  /** It was made, with nothing to pay elsewhere. */
  readonly onMade: (payment: string) => void;
}

function loggedOut(): never {
  throw { code: 'authentication_required' };
}

async function create(wish: OrderWish, body: NewPayment): Promise<Payment> {
  const key = orderKey(wish.formKey, { ...wish, amount: body.amount });
  const params = { header: { 'Idempotency-Key': key } };
  const payment = await unwrap(browserApi().POST('/api/payment.php', { params, body }));
  return payment || loggedOut();
}

function leave(url: string, to: string | null): Promise<unknown> {
  if (!/^https?:/.test(url)) throw new Error('a checkout is a web page');
  document.cookie = paymentReturnCookie(to, { secure: location.protocol === 'https:' });
  location.assign(url);
  return new Promise(() => undefined);
}

/** Sends an order and navigates to the provider's page. */
export function startOrder(wish: OrderWish, { onProblem, onMade }: OrderListeners): void {
  const machine = paymentMachine.provide({
    actors: {
      createPayment: fromPromise(({ input }: { input: NewPayment }) => create(wish, input)),
      redirectToCheckout: fromPromise(({ input }: { input: { url: string } }) => leave(input.url, wish.to)),
    },
  });
  const { country, code, method, expressRequest } = wish;
  const chosen = { id: wish.package, amount: wish.amount, currency: wish.currency };
  const actor = createActor(machine, { input: { country, code, method, expressRequest, package: chosen } });
  actor.subscribe((snapshot) => {
    const { failure, payment } = snapshot.context;
    if (snapshot.hasTag('waiting') && payment) {
      actor.stop();
      onMade(payment.payment_id);
    } else if (failure) {
      actor.stop();
      onProblem({ code: failure.code, fields: failure.fields ?? {}, data: failure.data ?? {} });
    }
  });
  actor.start();
  actor.send({ type: 'CONFIRMED' });
}
