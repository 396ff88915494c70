import { sql } from 'kysely';
import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { readConsent } from '../consent';

export const putConsent = operation(
  'putConsent',
  { access: 'member', transaction: true },
  async ({ db, body, member, clock, services: { brands } }) => {
    if ('advertising' in body) {
      await db
        .updateTable('profile')
        .set({
          advertising_agreed_at: body.advertising
            ? sql<Date>`coalesce(advertising_agreed_at, ${clock.now()}::timestamptz)`
            : null,
        })
        .where('id', '=', member.id)
        .execute();
    } else {
      const { domains } = await readConsent(db, member.id, brands);
      const listed = domains.find(({ domain }) => domain === body.domain);
      const chosen = brands.all.find(
        ({ pool, settings }) => pool === member.pool && settings.domain === body.domain,
      );
      if (!listed || !chosen) throw invalidFields({ domain: 'not_in_list' });
      if (listed.own) throw invalidFields({ domain: 'not_allowed' });
      const without = sql<string[]>`array_remove(shown_on, ${chosen.id})`;
      await db
        .updateTable('profile')
        .set({ shown_on: body.consent ? sql<string[]>`array_append(${without}, ${chosen.id})` : without })
        .where('id', '=', member.id)
        .execute();
    }
    return { status: 200, body: await readConsent(db, member.id, brands) };
  },
);
