import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import type { Report } from '@heartwood/api-contract';
import { allReports } from './all-reports';
import { reportOf } from './report-items';
import type { ReportValues } from './report-items';

/** A report's reference, and the status of an earlier one about the same item. */
export interface TakenReport {
  readonly reference: string;
  readonly earlier: Report['status'] | null;
}

/**
 * Sends a report; `false` if the session has ended. An item reported before keeps its reference, so earlier
 * reports are requested first.
 * @throws ApiError if the API rejects it
 */
export async function postReport(
  api: Pick<ApiClient, 'GET' | 'POST'>,
  values: ReportValues,
): Promise<TakenReport | false> {
  const body = reportOf(values);
  if (!body) throw new TypeError('a report names what and why');
  const before = await allReports(api);
  const taken = before && (await unwrap(api.POST('/api/report.php', { body })));
  if (!before || !taken) return false;
  const { reference } = taken;
  const earlier = before.find((report) => report.reference === reference);
  return { reference, earlier: earlier?.status ?? null };
}
