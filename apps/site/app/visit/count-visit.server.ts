import { unwrap } from '@heartwood/api-client';
import { isVisitPage } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import type { Visit } from './visit.server';

/**
 * Has the API count a step on an advertising page; nobody waits for it, and a count that fails is no fault of the page.
 * Names of pages that aren't counted are left out.
 */
export function countVisit(visit: Visit, lander: string, step: 'view' | 'start', source: Tracking): void {
  if (!isVisitPage(lander) || lander === 'none') return;
  const counted = unwrap(visit.api.POST('/api/visit.php', { body: { lander, step, source } }));
  counted.catch(() => undefined);
}
