import { SmsError, type SmsPort } from './sms-port';

const timeoutMilliseconds = 10_000;

/**
 * Sends via 46elks (https://46elks.com/docs/send-sms), or any gateway with the same form: `url` is the
 * endpoint, `token` the API's user name and password separated by a colon.
 */
export function elksSms(url: string, token: string): SmsPort {
  const authorization = `Basic ${Buffer.from(token).toString('base64')}`;
  return {
    async send({ to, sender, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ from: sender, to, message: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }).catch((error: Error) => {
        const reason = error.name === 'TimeoutError' ? 'refused' : 'unavailable';
        throw new SmsError(reason, 'the SMS gateway could not be reached');
      });
      const response = (await answer.json().catch(() => null)) as { status?: unknown } | null;
      if (!answer.ok || response?.status === 'failed')
        throw new SmsError(
          answer.status >= 500 ? 'unavailable' : 'refused',
          `the SMS gateway did not take a message: ${answer.status}`,
        );
    },
  };
}
