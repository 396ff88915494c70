import { sql } from 'kysely';
import { recurringJob } from '../../jobs/recurring-job';
import { after } from '../../kernel/clock';

/** Half a day less than seven days: a daily run may be late, and clocks change. */
const weekSeconds = 6.5 * 86_400;

/** Marks the weekly summary as due, once in seven days, for members of a brand who subscribed to it. */
export const planWeek = recurringJob({
  name: 'notifications.week',
  recurrence: { brandHour: 18 },
  batchSize: 500,
  async batch({ clock, inTransaction }, { size, brand }) {
    const now = clock.now();
    const planned = await inTransaction(async ({ db }) => {
      const { rows } = await sql`
        with due as (
          select account.id from notification_setting setting
          join account on account.id = setting.account_id
          left join notification_state state on state.account_id = account.id
          where setting.type = 'weekly_updates' and setting.channel = 'mail' and setting.enabled
            and account.brand = ${brand?.id ?? ''} and account.status = 'active'
            and (state.weekly_at is null or state.weekly_at <= ${after(now, -weekSeconds)}::timestamptz)
          order by account.id limit ${size}
        ), kept as (
          insert into notification_state (account_id, weekly_at) select id, ${now}::timestamptz from due
          on conflict (account_id) do update set weekly_at = excluded.weekly_at
        )
        insert into notification_look as look (account_id, due_at, weekly)
        select id, ${now}::timestamptz, true from due
        on conflict (account_id) do update set weekly = true, due_at = least(look.due_at, excluded.due_at)
        returning account_id`.execute(db);
      return rows.length;
    });
    return planned === size;
  },
});
