/** What is logged of a violation of the content security policy. */
export interface CspReport {
  readonly directive?: string;
  /** The page's path. */
  readonly page?: string;
  /** The origin of what was blocked, or a keyword such as `inline`. */
  readonly blocked?: string;
  /** The path of the script that requested it. */
  readonly source?: string;
  readonly line?: number;
}

/** Maximum size of a report, in bytes. */
export const cspReportBytes = 16 * 1024;

const longestText = 200;
const mostReports = 5;
const reportsAMinute = 10;
const minute = 60_000;

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, longestText) : undefined;
}

function urlOf(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

function blockedOf(value: unknown): string | undefined {
  const url = urlOf(value);
  if (url) return textOf(url.origin === 'null' ? url.protocol : url.origin);
  return typeof value === 'string' && /^[a-z-]{1,30}$/.test(value) ? value : undefined;
}

function bodiesOf(sent: unknown): unknown[] {
  if (!Array.isArray(sent)) return [record(sent)?.['csp-report']];
  const reports: unknown[] = sent;
  return reports.map((report) =>
    record(report)?.['type'] === 'csp-violation' ? record(report)?.['body'] : null,
  );
}

/**
 * Parses a browser's violation reports, by `report-to` or the older `report-uri`: a fixed set of fields,
 * without the queries and fragments of addresses, which may contain tokens. Empty if the body is invalid.
 */
export function readCspReports(sent: unknown): CspReport[] {
  return bodiesOf(sent)
    .slice(0, mostReports)
    .flatMap((given) => {
      const body = record(given);
      if (!body) return [];
      const line = body['lineNumber'] ?? body['line-number'];
      return [
        {
          directive: textOf(body['effectiveDirective'] ?? body['effective-directive']),
          page: textOf(urlOf(body['documentURL'] ?? body['document-uri'])?.pathname),
          blocked: blockedOf(body['blockedURL'] ?? body['blocked-uri']),
          source: textOf(urlOf(body['sourceFile'] ?? body['source-file'])?.pathname),
          line: typeof line === 'number' ? line : undefined,
        },
      ];
    });
}

/** Returns a rate limiter of reports per network: ten per minute. `now` is in milliseconds. */
export function cspReportLimit(): (network: string, now: number) => boolean {
  let begun = 0;
  const counts = new Map<string, number>();
  return (network, now) => {
    if (now - begun >= minute) {
      begun = now;
      counts.clear();
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= reportsAMinute;
  };
}
