import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port';

/** Sends by SMTP, over one pooled connection. `url` is `smtp://` or `smtps://`, with user and password. */
export function smtpMail(url: string): MailPort {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
