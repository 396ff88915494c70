import type { Services } from '../services';

/** The services of moderation: its decisions notify members, so only the running API can execute them. */
export type ModerationServices = Pick<Services, 'db' | 'inTransaction' | 'brands'>;

/**
 * Executes one action and returns the lines to print. `id` is that of the photo, member or report; empty if
 * none was given.
 */
export type ModerationAction = (
  services: ModerationServices,
  asked: { id: string; reason: string | undefined },
) => Promise<string>;
