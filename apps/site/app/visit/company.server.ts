import { unwrap } from '@heartwood/api-client';
import type { CompanyInfo } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

const cache = new HostCache<CompanyInfo>();

/** The company behind the brand; where the settings name another one, that is asked for at once. */
export async function companyOf(visit: Pick<Visit, 'ownOrigin' | 'api' | 'settings'>): Promise<CompanyInfo> {
  const { company_id } = await visit.settings();
  return cache.get(`${visit.ownOrigin} ${company_id}`, () => unwrap(visit.api.GET('/api/companyinfo.php')));
}
