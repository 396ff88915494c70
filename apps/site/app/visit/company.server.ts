import { unwrap } from '@heartwood/api-client';
import type { CompanyInfo } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

const cache = new HostCache<CompanyInfo>();

/** The company behind the brand. */
export function companyOf(visit: Visit): Promise<CompanyInfo> {
  return cache.get(visit.ownOrigin, () => unwrap(visit.api.GET('/api/companyinfo.php')));
}
