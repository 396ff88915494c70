import { timeZoneOf } from '../../format/time-zone.server';
import { visitorCountry } from '../../visit/chosen-country';
import type { PageRequest } from '../../visit/page.server';

/** The time zone to write times of a visit in. */
export async function visitTimeZone({ visit, request }: PageRequest): Promise<string> {
  return timeZoneOf(request, visitorCountry(await visit.settings()));
}
