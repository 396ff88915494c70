import { dayIn, mostVisitSources, visitSource } from '@heartwood/domain';
import type { Tracking, VisitPage, VisitStep } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';

/** A visitor's step. */
interface Visit {
  lander: VisitPage;
  step: VisitStep;
  tracking: Tracking;
}

/**
 * Increments the day's count. Once a brand has 200 sources today, new ones are counted as `other`, so that
 * invented sources can't fill the table; two concurrent first visits may exceed that by a few.
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
