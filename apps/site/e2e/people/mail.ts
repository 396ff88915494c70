import { expect } from '@playwright/test';
import { sandboxOrigin } from '../environment/brands';

const mailbox = async (path: string) => (await fetch(`${sandboxOrigin()}${path}`)).text();

/** Returns the newest link to a path of the site in the mails to an address, `''` while there is none. */
async function linkThere(email: string, path: string): Promise<string> {
  const rows = (await mailbox('/mailbox')).split('<tr>').filter((row) => row.includes(email));
  for (const row of rows) {
    const mail = /href="(\/mailbox\/\d+)"/.exec(row)?.[1];
    const link = mail && /id="link" href="([^"]*)"/.exec(await mailbox(mail))?.[1];
    if (link && new URL(link).pathname === path) return link;
  }
  return '';
}

/** Waits for a mail to an address and returns its link to a path of the site, with the token. */
export async function linkInMail(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = await linkThere(email, path);
        return link;
      },
      { message: `a mail to ${email} with a link to ${path}`, timeout: 30_000, intervals: [100] },
    )
    .not.toBe('');
  return link;
}

/** Returns the token of the link that was mailed to someone, by the path that the link opens. */
export async function mailedToken(email: string, path: string): Promise<string> {
  return new URL(await linkInMail(email, path)).searchParams.get('token') ?? '';
}
