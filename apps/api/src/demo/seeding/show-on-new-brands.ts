import { brandsFor, namedAddresses } from '@heartwood/demo-people';
import type { PoolOutline } from '@heartwood/demo-people';
import { ageOn, parseCalendarDate } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';

/** Shows the demo members of existing pools on brands added since, where they fit the brand's niche. */
export async function showOnNewBrands(db: Db, pools: readonly PoolOutline[], now: Date): Promise<void> {
  for (const pool of pools) {
    const members = await db
      .selectFrom('profile')
      .innerJoin('account', 'account.id', 'profile.id')
      .select(['profile.id', 'gender', 'sexuality', 'date_of_birth', 'body_type', 'shown_on'])
      .where('profile.pool', '=', pool.id)
      .where('account.demo', '=', true)
      .where('profile.erased', '=', false)
      .where('account.email_key', 'not in', namedAddresses)
      .execute();
    const suiting = members.map(({ id, gender, sexuality, date_of_birth, body_type, shown_on }) => {
      const birth = parseCalendarDate(date_of_birth);
      const facts = { gender, sexuality, age: birth ? ageOn(birth, now) : 0, bodyType: body_type };
      return { id, missing: brandsFor(pool, facts).filter((brand) => !shown_on.includes(brand)) };
    });
    for (const { id: brand } of pool.brands) {
      const ids = suiting.flatMap(({ id, missing }) => (missing.includes(brand) ? [id] : []));
      if (ids.length === 0) continue;
      await db
        .updateTable('profile')
        .set({ shown_on: sql`shown_on || ${brand}::text` })
        .where('id', 'in', ids)
        .execute();
    }
  }
}
