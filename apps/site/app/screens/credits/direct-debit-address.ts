import { urls } from '../../urls';

/** Where a direct debit is ordered: its page, with what was chosen. */
export function directDebitAddress(chosen: {
  readonly package: string;
  readonly code: string | null;
  readonly country: string;
  readonly to: string | null;
}): string {
  return urls.withQuery(urls.path('directdebit'), chosen);
}
