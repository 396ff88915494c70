import { dayIn, mostVisitSources, visitSource } from '@heartwood/domain';
import type { Tracking, VisitPage, VisitStep } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';

/** A step that somebody took. */
interface Visit {
  lander: VisitPage;
  step: VisitStep;
  tracking: Tracking;
}

/**
 * Adds one to the day's count. A source that the brand didn't see today is counted as `other` once 200 are known, so
 * invented sources can't fill the table; two first visits at once may pass that number by a few.
 */
export async function addVisit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  brand: Brand,
  { lander, step, tracking }: Visit,
): Promise<void> {
  const day = dayIn(brand.manifest.time_zone, clock.now()).toISOString().slice(0, 10);
  const source = visitSource(tracking);
  await sql`
    with today as (
      select distinct source from visit_count where brand = ${brand.id} and day = ${day}::date
    )
    insert into visit_count (brand, day, lander, step, source, count)
    select ${brand.id}, ${day}::date, ${lander}, ${step},
      case
        when exists (select 1 from today where source = ${source}) then ${source}
        when (select count(*) from today) < ${mostVisitSources} then ${source}
        else 'other'
      end, 1
    on conflict (brand, day, source, lander, step) do update set count = visit_count.count + 1
  `.execute(db);
}
