import { timeZoneOf } from '../format/time-zone.server';
import { visitorCountry } from './chosen-country';
import type { PageRequest } from './page.server';

/** Returns the time zone for formatting times in a visit. */
export async function visitTimeZone({
  visit,
  request,
}: Pick<PageRequest, 'visit' | 'request'>): Promise<string> {
  return timeZoneOf(request, visitorCountry(await visit.settings()));
}
