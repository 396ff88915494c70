import { createMollieClient } from '@mollie/api-client';
import type { Db } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { Environment } from '../kernel/environment';
import { mollieProvider } from './mollie-provider';
import type { PaymentProvider } from './payment-provider';
import { sandboxProvider } from './sandbox-provider';

/** The provider that the environment names: Mollie with `MOLLIE_API_KEY`, else the sandbox. */
export function openPaymentProvider(environment: Environment, db: Db, clock: Clock): PaymentProvider {
  const { MOLLIE_API_KEY: apiKey } = environment;
  return apiKey
    ? mollieProvider(createMollieClient({ apiKey }).payments)
    : sandboxProvider(environment, db, clock);
}
