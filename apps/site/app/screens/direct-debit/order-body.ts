import type { operations } from '@heartwood/api-contract';
import type { DirectDebitDetails } from '@heartwood/flows';

type DirectDebitOrder = operations['orderDirectDebit']['requestBody']['content']['application/json'];

/** What is bought, at which price. */
export interface DirectDebitWish {
  readonly package: string;
  readonly amount: number;
  readonly country: string;
  readonly code: string | null;
}

/** Returns the request body of an order with someone's details. */
export function orderBody(
  wish: DirectDebitWish,
  details: DirectDebitDetails,
  express: boolean,
): DirectDebitOrder {
  const { package: id, amount, country, code } = wish;
  return { ...details, package: id, amount, country, express_request: express, ...(code && { code }) };
}
