import type { FailureReason, ProviderStatus } from '@heartwood/domain';

/** A payment request to a provider. Amounts in minor units. */
export interface ProviderOrder {
  /** Our id; creation is idempotent by it. */
  paymentId: string;
  amount: number;
  currency: string;
  method: string;
  /** What it is for, in the member's language. */
  description: string;
  /** The member's language and country, such as `nl` and `BE`. */
  language: string;
  country: string;
  returnUrl: string;
  webhookUrl: string;
}

/** A payment as reported by the provider, the only source of its status. Amounts in minor units. */
export interface FetchedPayment {
  status: ProviderStatus;
  /** Why it failed; null if it didn't, or if the provider doesn't say. */
  failureReason: FailureReason | null;
  amount: number;
  currency: string;
  /** Our id, as passed on creation; null if the provider has none. */
  paymentId: string | null;
  refunded: number;
  /** All that banks took back, including what was won back later. */
  chargedBack: number;
  /** The part of it that was won back. */
  wonBack: number;
  /** Keys of our refund requests that the provider has executed or accepted. */
  refundKeys: readonly string[];
}

/**
 * A refund of a paid payment, in minor units. Idempotent by key for as long as the provider keeps keys;
 * `refundKeys` reports it permanently.
 */
export interface ProviderRefund {
  providerId: string;
  amount: number;
  currency: string;
  /** Shown on the statement if the method has one. */
  description: string;
  idempotencyKey: string;
}

/** A company that collects money. Every method may take seconds: never call one in a transaction. */
export interface PaymentProvider {
  /** As stored with each payment. */
  name: string;
  /** @throws ProviderError */
  create(order: ProviderOrder): Promise<{ providerId: string; checkoutUrl: string }>;
  /**
   * Null for an id that the provider doesn't know.
   * @throws ProviderError
   */
  fetch(providerId: string): Promise<FetchedPayment | null>;
  /** Requests that an open payment can no longer be paid; `fetch` reports the outcome. Never throws. */
  cancel(providerId: string): Promise<void>;
  /**
   * Refunds money of a paid payment; `fetch` reports it from then on.
   * @throws ProviderError refused if the amount exceeds what is left
   */
  refund(refund: ProviderRefund): Promise<void>;
}

/**
 * The provider was unreachable or returned nothing usable (`unavailable`), rejected the request (`refused`), or
 * can't refund a payment until it is collected (`waiting`).
 */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly reason: 'unavailable' | 'refused' | 'waiting',
    message: string,
  ) {
    super(message);
  }
}

/**
 * The configured providers. New payments go to the first; each payment stays with the provider that created
 * it.
 */
export type PaymentProviders = readonly [PaymentProvider, ...PaymentProvider[]];

/** The provider of that name; null if it isn't configured, or no longer. */
export function providerNamed(providers: PaymentProviders, name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
