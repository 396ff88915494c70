import type { ProviderStatus } from '@heartwood/domain';

/** What a provider is asked to collect. Amounts in minor units. */
export interface ProviderOrder {
  /** Our id; creating the same payment again gives the one that is there. */
  paymentId: string;
  amount: number;
  currency: string;
  method: string;
  /** What it is for, in the member's language. */
  description: string;
  /** The member's language and country, as `nl` and `BE`. */
  language: string;
  country: string;
  returnUrl: string;
  webhookUrl: string;
}

/** What the provider says of a payment, the only source of its status. Amounts in minor units. */
export interface FetchedPayment {
  status: ProviderStatus;
  amount: number;
  currency: string;
  /** Our id, as it was given at the creation; null where the provider knows none. */
  paymentId: string | null;
  refunded: number;
  chargedBack: number;
  /** Under which keys we asked for refunds that it gave back, or is about to. */
  refundKeys: readonly string[];
}

/**
 * Money to be given back of a paid payment, in minor units. Asked again under the same key it is given back once, for as
 * long as the provider keeps keys; `refundKeys` tells of it for ever.
 */
export interface ProviderRefund {
  providerId: string;
  amount: number;
  currency: string;
  /** Shown on the statement where the method has one. */
  description: string;
  idempotencyKey: string;
}

/** A company that collects money. Every method may take seconds: never call one inside of a transaction. */
export interface PaymentProvider {
  /** As stored with each payment. */
  name: string;
  /** @throws ProviderError */
  create(order: ProviderOrder): Promise<{ providerId: string; checkoutUrl: string }>;
  /**
   * Null for an id that the provider does not know.
   * @throws ProviderError
   */
  fetch(providerId: string): Promise<FetchedPayment | null>;
  /** Asks that an open payment can no longer be paid; what came of it is told by `fetch`. Never throws. */
  cancel(providerId: string): Promise<void>;
  /**
   * Gives money of a paid payment back; `fetch` tells of it from then on.
   * @throws ProviderError refused where there is not that much to give back
   */
  refund(refund: ProviderRefund): Promise<void>;
}

/** The provider could not be reached or said nothing usable (`unavailable`), or does not take this order (`refused`). */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly reason: 'unavailable' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

/** The providers that are configured. New payments go to the first; each payment stays with the one it was made with. */
export type PaymentProviders = readonly [PaymentProvider, ...PaymentProvider[]];

/** The provider of that name; null where it is not configured, or not any more. */
export function providerNamed(providers: PaymentProviders, name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
