// oxlint-disable-next-line import/default -- the build makes the script's text the default export
import script from '../app/worker/worker.ts?page-script';

/** The worker may only call the API and show the brand's mark. */
const policy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** Serves the worker's script; uncached, so that browsers find a newer one whenever they check. */
export function answerPushWorker(): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  });
}
