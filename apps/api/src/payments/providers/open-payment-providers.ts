import { createMollieClient } from '@mollie/api-client';
import type { Db } from '../../database/connection';
import type { Clock } from '../../kernel/clock';
import type { Environment } from '../../kernel/environment';
import { mollieProvider } from './mollie-provider';
import type { PaymentProviders } from './payment-provider';
import { sandboxProvider } from './sandbox-provider';

/** The configured providers: Mollie with `MOLLIE_API_KEY`; the sandbox without it, and in the demo. */
export function openPaymentProviders(environment: Environment, db: Db, clock: Clock): PaymentProviders {
  const { MOLLIE_API_KEY: apiKey, DEMO } = environment;
  const sandbox = sandboxProvider(environment, db, clock);
  if (!apiKey) return [sandbox];
  const mollie = mollieProvider(createMollieClient({ apiKey }), clock);
  return DEMO ? [mollie, sandbox] : [mollie];
}
