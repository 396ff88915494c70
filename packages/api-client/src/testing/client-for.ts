import { createApiClient } from '../client';
import type { ApiClientOptions } from '../client';

/**
 * Creates a client without jitter whose waiting only advances its clock; `waits` holds the milliseconds
 * waited.
 */
export function clientFor(url: string, options: Partial<ApiClientOptions> = {}) {
  const waits: number[] = [];
  const loggedOut: string[] = [];
  let clock = 0;
  let keys = 0;
  const api = createApiClient({
    baseUrl: url,
    mode: 'browser',
    onLoggedOut: () => loggedOut.push('logged out'),
    random: () => 0,
    now: () => clock,
    wait: (ms) => {
      waits.push(ms);
      clock += ms;
      return Promise.resolve();
    },
    newKey: () => `key-${++keys}`,
    ...options,
  });
  return { api, waits, loggedOut };
}
