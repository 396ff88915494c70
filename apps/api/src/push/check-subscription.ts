import { ECDH } from 'node:crypto';
import type { PushSubscription } from '@heartwood/api-contract';
import type { FieldIssue } from '@heartwood/domain';
import { invalidFields } from '../kernel/api-error';

/** The browsers' push services, and their domains with a host per region. */
const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const domains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

function isServiceAddress(endpoint: string, testHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (testHosts.includes(host)) return true;
  const isService = hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain));
  return protocol === 'https:' && port === '' && isService;
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Rejects a subscription whose endpoint isn't a push service, or whose keys are invalid.
 * @param testHosts hosts with ports allowed in tests
 * @throws ApiError invalid_fields
 */
export function checkSubscription({ endpoint, keys }: PushSubscription, testHosts: readonly string[]): void {
  const fields: Record<string, FieldIssue> = {};
  if (!isServiceAddress(endpoint, testHosts)) fields.endpoint = 'not_in_list';
  if (!isPoint(keys.p256dh)) fields['keys.p256dh'] = 'invalid';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
