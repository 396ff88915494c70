import { operation } from '../../kernel/operation';
import { emailChangeAgainFrom, emailChangeEndsAt, findEmailChange } from '../email-change';

export const getEmail = operation('getEmail', { access: 'member' }, async ({ db, member, clock }) => {
  const now = clock.now();
  const change = await findEmailChange(db, member.id, now);
  const pending = change && {
    email: change.email,
    expires_at: emailChangeEndsAt(change.requested_at).toISOString(),
    resend_from: emailChangeAgainFrom(change.requested_at, now)?.toISOString() ?? null,
  };
  return { status: 200, body: { email: member.email, pending } };
});
