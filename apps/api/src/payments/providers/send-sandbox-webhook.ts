import { job } from '../../jobs/job';

const timeoutMilliseconds = 10_000;

/**
 * Sends the webhook of a changed sandbox payment over HTTP, as a provider does; retries until the response is
 * a success.
 */
export const sendSandboxWebhook = job<{ id: string; url: string }>(
  'payments.sandbox-webhook',
  async (data, services) => {
    const { API_HOST, API_PORT } = services.environment;
    const { host, protocol, pathname } = new URL(data.url);
    const own = API_HOST === '0.0.0.0' || API_HOST === '::' ? '127.0.0.1' : API_HOST;
    const response = await fetch(`http://${own}:${API_PORT}${pathname}`, {
      method: 'POST',
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') },
      body: new URLSearchParams({ id: data.id }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  },
);
