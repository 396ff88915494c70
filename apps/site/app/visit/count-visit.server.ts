import { unwrap } from '@heartwood/api-client';
import { isVisitPage } from '@heartwood/domain';
import type { Tracking } from '@heartwood/domain';
import type { Visit } from './visit.server';

/**
 * Makes the API count a step on an advertising page, without waiting for it; a failed count doesn't affect
 * the page. Ignores names of pages that aren't counted.
 */
export function countVisit(visit: Visit, lander: string, step: 'view' | 'start', source: Tracking): void {
  if (!isVisitPage(lander) || lander === 'none') return;
  const counted = unwrap(visit.api.POST('/api/visit.php', { body: { lander, step, source } }));
  counted.catch(() => undefined);
}
