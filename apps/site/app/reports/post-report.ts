import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import { reportOf } from './report-items';
import type { ReportValues } from './report-items';

/** A report's reference, and whether it is that of an earlier report of the same item, which is still open. */
export interface TakenReport {
  readonly reference: string;
  readonly repeated: boolean;
}

/**
 * Sends a report; `false` if the session has ended.
 * @throws ApiError if the API rejects it
 */
export async function postReport(
  api: Pick<ApiClient, 'POST'>,
  values: ReportValues,
): Promise<TakenReport | false> {
  const body = reportOf(values);
  if (!body) throw new TypeError('a report names what and why');
  return unwrap(api.POST('/api/report.php', { body }));
}
