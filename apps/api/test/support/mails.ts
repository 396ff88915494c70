import type { TestApi } from './api';

/** The mails sent so far, oldest first. */
export function sentMails(api: TestApi) {
  return api.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();
}

/** Resolves with the first mail to an address that comes after `count` others. */
export async function mailTo(api: TestApi, address: string, count = 0) {
  for (;;) {
    const mails = (await sentMails(api)).filter(({ to_address }) => to_address === address);
    const mail = mails[count];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The token of the link in a mail. */
export function tokenIn(mail: { text: string }): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
