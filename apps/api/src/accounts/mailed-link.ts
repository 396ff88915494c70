import type { TokenPurpose } from '../database/schema';
import type { MailType, Site } from '../notifications/event-types';
import type { Occasion } from '../notifications/mail-job';
import { makeToken } from './tokens';

/** Makes a mail's link with a new token, which counts from `since`. Made while the mail is, so that no job holds it. */
export async function mailedLink(
  { db, recipient, facts }: Pick<Occasion<MailType>, 'db' | 'recipient'> & { facts: Site },
  purpose: TokenPurpose,
  path: string,
  since: Date,
): Promise<string> {
  const { id: accountId, email } = recipient;
  return `${facts.origin}${path}?token=${await makeToken(db, { purpose, accountId, email }, since)}`;
}
