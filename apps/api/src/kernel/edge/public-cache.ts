/** Headers of an answer that is the same for everybody on a host. */
export const publicHour = { 'cache-control': 'public, max-age=3600', vary: 'Host' };
