import type { Brand } from '../kernel/brands';
import { after } from '../kernel/clock';
import { ownOrigin } from '../kernel/edge/site-origin';
import { notify } from '../notifications/notify';
import type { Services } from '../services';
import { endLook, keepState } from './looks';
import type { Recipient } from './recipient';

/** Hours after signup at which an unconfirmed member is reminded. */
const reminderHours = [24, 72];

/** Reminds a member to confirm the address if a reminder is due. */
export async function remindToConfirm(
  { clock, environment, inTransaction }: Pick<Services, 'clock' | 'environment' | 'inTransaction'>,
  { id: accountId, signup_date, confirm_reminders }: Recipient,
  brand: Brand,
): Promise<void> {
  const now = clock.now();
  const reminders = confirm_reminders ?? 0;
  const [due, following] = reminderHours.slice(reminders).map((hours) => after(signup_date, hours * 3600));
  await inTransaction(async (scope) => {
    if (!due || due > now) return endLook(scope.db, accountId, { next: due });
    const facts = { brandId: brand.id, origin: ownOrigin(environment, brand) };
    await keepState(scope.db, accountId, { mailed_at: now, confirm_reminders: reminders + 1 });
    await notify(scope, { type: 'confirm_reminder', accountId, facts });
    return endLook(scope.db, accountId, { next: following });
  });
}
