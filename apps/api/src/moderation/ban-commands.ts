import { banAccount, unbanAccount } from '../accounts/ban-account';
import type { ModerationAction } from './moderation-action';

/** `moderation ban <id>`: ends the member's sessions and hides the profile. */
export const ban: ModerationAction = async ({ inTransaction }, { id }) => {
  await inTransaction((scope) => banAccount(scope, id));
  return `banned ${id}`;
};

/** `moderation unban <id>`: takes a ban back. */
export const unban: ModerationAction = async ({ inTransaction }, { id }) => {
  await inTransaction((scope) => unbanAccount(scope, id));
  return `unbanned ${id}`;
};
