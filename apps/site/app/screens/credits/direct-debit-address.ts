import { urls } from '../../urls';

/** Returns the address of the direct debit page, with the selection. */
export function directDebitAddress(chosen: {
  readonly package: string;
  readonly code: string | null;
  readonly country: string;
  readonly to: string | null;
}): string {
  return urls.withQuery(urls.path('directdebit'), chosen);
}
