import { unwrap } from '@heartwood/api-client';
import type { Payment } from '@heartwood/api-contract';
import { paymentMachine } from '@heartwood/flows/payment';
import { createActor, fromPromise } from 'xstate';
import { browserApi } from '../../member/browser-api';

/** A running wait: `check` polls at once. */
export interface PaymentWait {
  readonly check: () => void;
  readonly stop: () => void;
}

async function fetchPayment(id: string): Promise<Payment> {
  const payment = await unwrap(browserApi().GET('/api/payment.php', { params: { query: { id } } }));
  if (!payment) throw { code: 'authentication_required' };
  return payment;
}

interface WaitListeners {
  /** The payment is decided, or not the member's. */
  readonly onDecided: () => void;
  /** It was checked, and is still pending. */
  readonly onLook: () => void;
}

/** Polls a payment's status until it is decided. */
export function waitForPayment(id: string, { onDecided, onLook }: WaitListeners): PaymentWait {
  const machine = paymentMachine.provide({
    actors: { fetchPayment: fromPromise(({ input }: { input: { id: string } }) => fetchPayment(input.id)) },
  });
  const actor = createActor(machine, { input: { country: '', paymentId: id } });
  let decided = false;
  actor.subscribe((snapshot) => {
    if (decided) return;
    if (snapshot.hasTag('waiting')) {
      if (!snapshot.hasTag('busy') && snapshot.context.failure === null) onLook();
      return;
    }
    decided = true;
    onDecided();
  });
  actor.start();
  return { check: () => actor.send({ type: 'CHECK' }), stop: () => actor.stop() };
}
