import { likePush, matchPush } from './jobs/like-push';

/** The jobs of the likes area. */
export const likeJobs = [likePush, matchPush];
