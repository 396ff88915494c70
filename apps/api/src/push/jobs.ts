import { pushLike } from './jobs/push-like';
import { pushMessage } from './jobs/push-message';

/** The jobs of the push area. */
export const pushJobs = [pushLike, pushMessage];
