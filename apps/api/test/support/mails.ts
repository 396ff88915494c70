import { vi } from 'vitest';
import type { TestApi } from './api';

/** The mails sent so far, oldest first. */
export function sentMails(api: TestApi) {
  return api.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();
}

/** Resolves with the first mail to an address after `count` others. */
export function mailTo(api: TestApi, address: string, count = 0) {
  return vi.waitFor(
    async () => {
      const mail = (await sentMails(api)).filter(({ to_address }) => to_address === address)[count];
      if (!mail) throw new Error(`no mail to ${address} yet`);
      return mail;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The token of the link in a mail. */
export function tokenIn(mail: { text: string }): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
