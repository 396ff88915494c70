import type { TokenPurpose } from '../database/schema';
import type { MailType, Site } from '../notifications/event-types';
import type { Occasion } from '../notifications/mail-job';
import { makeToken } from './tokens';

/**
 * Creates a mail's link with a new token, valid from `since`. Called while the mail is built, so that no job
 * payload holds the token.
 */
export async function mailedLink(
  { db, recipient, facts }: Pick<Occasion<MailType>, 'db' | 'recipient'> & { facts: Site },
  purpose: TokenPurpose,
  path: string,
  since: Date,
): Promise<string> {
  const { id: accountId, email } = recipient;
  return `${facts.origin}${path}?token=${await makeToken(db, { purpose, accountId, email }, since)}`;
}
