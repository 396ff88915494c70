import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port';

const options = {
  disableFileAccess: true,
  disableUrlAccess: true,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Reduces a server response to its codes: its text names the recipient, and errors are logged and stored. */
function failure(error: unknown): Error {
  const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`the mail server did not take a mail: ${code} ${responseCode}`.trim());
}

/** Sends by SMTP. `url` is `smtp://` or `smtps://`, with user and password. */
export function smtpMail(url: string): MailPort {
  const transport = createTransport({ url, ...options });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw failure(error);
      }
    },
  };
}
