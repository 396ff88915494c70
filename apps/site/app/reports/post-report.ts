import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import type { Report } from '@heartwood/api-contract';
import { reportOf } from './report-items';
import type { ReportValues } from './report-items';

/** What a report is called by, and how far an earlier one of the same thing is. */
export interface TakenReport {
  readonly reference: string;
  readonly earlier: Report['status'] | null;
}

/**
 * Sends a report; `false` where the session is over. What the member reported before keeps its number, so the earlier
 * ones are asked for first.
 * @throws ApiError what the API refuses
 */
export async function postReport(
  api: Pick<ApiClient, 'GET' | 'POST'>,
  values: ReportValues,
): Promise<TakenReport | false> {
  const body = reportOf(values);
  if (!body) throw new TypeError('a report names what and why');
  const before = await unwrap(api.GET('/api/report.php'));
  const taken = before && (await unwrap(api.POST('/api/report.php', { body })));
  if (!before || !taken) return false;
  const { reference } = taken;
  const earlier = before.reports.find((report) => report.reference === reference);
  return { reference, earlier: earlier?.status ?? null };
}
