import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './servers';

/** Results reported by wrk; times in milliseconds. */
export interface LoadReport {
  perSecond: number;
  requests: number;
  /** Responses other than 2xx and 3xx. */
  refused: number;
  /** Failed connections and timed-out responses. */
  broken: number;
  p50: number;
  p95: number;
  p99: number;
}

const done = `
function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format('\\n{"perSecond":%.1f,"requests":%d,"refused":%d,"broken":%d,"p50":%.2f,"p95":%.2f,"p99":%.2f}\\n',
    summary.requests / summary.duration * 1e6, summary.requests, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end
`;

/**
 * A Lua script that requests one page repeatedly with the same headers; `fresh` makes every URL unique, which
 * defeats caches keyed by URL.
 */
export function pageScript(
  path: string,
  headers: Record<string, string>,
  { fresh = false }: { fresh?: boolean } = {},
): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`,
  );
  const asked = JSON.stringify(path);
  const request = `
math.randomseed(os.time())
function request()
  return wrk.format(nil, ${asked} .. "?fresh=" .. math.random(1e15))
end
`;
  return `wrk.path = ${asked}\n${lines.join('\n')}\n${fresh ? request : ''}`;
}

/** Runs wrk with a Lua script against a local port. */
export async function wrk(
  { folder, port, script }: { folder: string; port: string; script: string },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadReport> {
  const file = join(folder, 'wrk.lua');
  await writeFile(file, script + done);
  const threads = String(Math.min(2, connections));
  const options = ['-t', threads, '-c', String(connections), '-d', `${seconds}s`, '--latency', '-s', file];
  const text = await output('wrk', [...options, `http://127.0.0.1:${port}`]);
  return JSON.parse(text.trim().split('\n').at(-1) ?? '{}') as LoadReport;
}
