import { pushNotificationTypes } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import { invalidFields } from '../../kernel/api-error';
import type { BodyOf } from '../../kernel/contract-types';
import { operation } from '../../kernel/operation';
import { chooseChannels } from '../choose-channels';
import { readNotifications } from '../notifications-json';
import { isTimeZone } from '../quiet-hours';

type Change = BodyOf<'putNotifications'>;
type QuietHours = Extract<Change, { quiet_from: unknown }>;

function checkQuietHours({ quiet_from, quiet_until, time_zone }: QuietHours): void {
  if (quiet_from === null && quiet_until !== null) throw invalidFields({ quiet_from: 'required' });
  if (quiet_from !== null && quiet_until === null) throw invalidFields({ quiet_until: 'required' });
  if (quiet_from !== null && time_zone === null) throw invalidFields({ time_zone: 'required' });
  if (time_zone !== null && !isTimeZone(time_zone)) throw invalidFields({ time_zone: 'not_in_list' });
}

async function keepQuietHours(db: Db, accountId: string, hours: QuietHours): Promise<void> {
  const { quiet_from, quiet_until, time_zone } = hours;
  const kept = { quiet_from, quiet_until, time_zone };
  await db
    .insertInto('notification_state')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

async function turnMailsOn(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ notifications_disabled: [], mails_turned_on_at: now })
    .where('id', '=', accountId)
    .execute();
}

async function change(db: Db, accountId: string, body: Change, now: Date): Promise<void> {
  if ('type' in body) {
    if (body.channel === 'push' && !pushNotificationTypes.includes(body.type))
      throw invalidFields({ channel: 'not_in_list' });
    await chooseChannels(db, accountId, { ...body, types: [body.type] });
    return;
  }
  if ('mail_stopped' in body) return turnMailsOn(db, accountId, now);
  checkQuietHours(body);
  await keepQuietHours(db, accountId, body);
}

export const putNotifications = operation(
  'putNotifications',
  { access: 'member', transaction: true },
  async ({ body, db, member, clock }) => {
    await change(db, member.id, body, clock.now());
    return { status: 200, body: await readNotifications(db, member.id) };
  },
);
