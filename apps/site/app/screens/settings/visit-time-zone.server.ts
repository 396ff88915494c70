import { timeZoneOf } from '../../format/time-zone.server';
import { visitorCountry } from '../../visit/chosen-country';
import type { PageRequest } from '../../visit/page.server';

/** Returns the time zone for formatting times in a visit. */
export async function visitTimeZone({ visit, request }: PageRequest): Promise<string> {
  return timeZoneOf(request, visitorCountry(await visit.settings()));
}
