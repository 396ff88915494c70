import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import type { Places } from './steps/member-steps';

/** Loads the regions of a country in the browser. */
export async function regionsOf(country: string): Promise<Places['regions']> {
  const { regions } = await unwrap(browserApi().GET('/api/regions.php'));
  return regions.find((listed) => listed.country === country)?.regions ?? [];
}
