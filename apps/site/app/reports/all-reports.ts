import { unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import type { Report } from '@heartwood/api-contract';
import { everyEntry } from '../member/every-entry';

/** Loads the member's reports, newest first; `false` if the session has ended. */
export function allReports(api: Pick<ApiClient, 'GET'>): Promise<Report[] | false> {
  return everyEntry(
    (cursor) => unwrap(api.GET('/api/report.php', { params: { query: { cursor } } })),
    ({ reports }) => reports,
  );
}
