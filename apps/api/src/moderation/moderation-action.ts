import type { Services } from '../services';

/** What moderation works with: members are told of what it decides, so only the running API can do it. */
export type ModerationServices = Pick<Services, 'db' | 'inTransaction'>;

/** Does one thing and gives the lines to print. `id` names the photo, member or report; empty where none was given. */
export type ModerationAction = (
  services: ModerationServices,
  asked: { id: string; reason: string | undefined },
) => Promise<string>;
