import { banReasons } from '@heartwood/domain';
import { banAccount, unbanAccount } from '../accounts/ban-account';
import type { ModerationAction } from './moderation-action';

/**
 * `moderation ban <id> --reason <why>`: ends the member's sessions, hides the profile and mails the reason.
 */
export const ban: ModerationAction = async ({ inTransaction }, { id, reason }) => {
  const known = banReasons.find((each) => each === reason);
  if (!known) throw new Error(`say why: --reason ${banReasons.join('|')}`);
  await inTransaction((scope) => banAccount(scope, id, known));
  return `banned ${id}`;
};

/** `moderation unban <id>`: lifts a ban. */
export const unban: ModerationAction = async ({ inTransaction }, { id }) => {
  await inTransaction((scope) => unbanAccount(scope, id));
  return `unbanned ${id}`;
};
