import { unwrap } from '@heartwood/api-client';
import type { CompanyInfo } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

const cache = new HostCache<CompanyInfo>();

/**
 * Returns the company behind the brand; cached per company id, so that a change in the settings applies at
 * once.
 */
export async function companyOf(visit: Pick<Visit, 'ownOrigin' | 'api' | 'settings'>): Promise<CompanyInfo> {
  const { company_id } = await visit.settings();
  return cache.get(`${visit.ownOrigin} ${company_id}`, () => unwrap(visit.api.GET('/api/companyinfo.php')));
}
