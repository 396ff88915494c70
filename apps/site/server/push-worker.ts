// oxlint-disable-next-line import/default -- the build makes the script's text the default export
import script from '../app/worker/worker.ts?page-script';

/** The worker may call the API and show the brand's mark, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** Answers the worker's script; browsers look for a newer one whenever they look at all. */
export function answerPushWorker(): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  });
}
