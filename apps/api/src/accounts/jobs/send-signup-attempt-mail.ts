import { job } from '../../jobs/job';
import { composeMail } from '../../mail/compose-mail';
import { isGone } from '../account-standing';
import { signupAttemptMailMessages as messages } from '../messages';

interface SignupAttemptMail {
  accountId: string;
  brandId: string;
  origin: string;
}

/** Tells the owner of an account that somebody signed up with its address; for brands that say nothing on screen. */
export const sendSignupAttemptMail = job<SignupAttemptMail>(
  'accounts.signup-attempt-mail',
  async ({ accountId, brandId, origin }, { db, brands, clock, environment, mail }) => {
    const account = await db
      .selectFrom('account')
      .select(['email', 'language', 'country', 'status', 'deleted_at'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const brand = brands.byId(brandId);
    if (!account || !brand || isGone(account, clock.now())) return;
    const deleted = account.status === 'deleted';
    const composed = await composeMail(environment, brand, account, (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: brand.settings.name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading),
      paragraphs: [
        intl.formatMessage(deleted ? messages.deleted : messages.intro, { brand: brand.settings.name }),
      ],
      ...(!deleted && { action: { label: intl.formatMessage(messages.button), href: `${origin}/login` } }),
      small: [
        ...(deleted ? [] : [intl.formatMessage(messages.forgotten, { href: `${origin}/reset-password` })]),
        intl.formatMessage(messages.notYou),
      ],
    }));
    await mail.send(composed);
  },
);
