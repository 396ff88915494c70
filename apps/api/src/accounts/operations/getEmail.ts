import { operation } from '../../kernel/operation';
import { emailChangeEndsAt, findEmailChange } from '../email-change';

export const getEmail = operation('getEmail', { access: 'member' }, async ({ db, member, clock }) => {
  const change = await findEmailChange(db, member.id, clock.now());
  const pending = change && {
    email: change.email,
    expires_at: emailChangeEndsAt(change.requested_at).toISOString(),
  };
  return { status: 200, body: { email: member.email, pending } };
});
