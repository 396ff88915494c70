import { job } from '../../jobs/job';
import { composeMail } from '../../mail/compose-mail';
import { activationMailMessages as messages } from '../messages';
import { makeToken, tokenHours } from '../tokens';

interface ActivationMail {
  accountId: string;
  brandId: string;
  /** Origin of the brand's site, where the link leads. */
  origin: string;
}

/** Mails the link that confirms an address, unless it is confirmed by now. The token is made here, so no job holds it. */
export const sendActivationMail = job<ActivationMail>(
  'accounts.activation-mail',
  async ({ accountId, brandId, origin }, { db, brands, clock, environment, mail }) => {
    const account = await db
      .selectFrom('account')
      .innerJoin('profile', 'profile.id', 'account.id')
      .select(['account.email', 'account.language', 'account.country', 'profile.name'])
      .where('account.id', '=', accountId)
      .where('account.status', '=', 'not_confirmed')
      .executeTakeFirst();
    const brand = brands.byId(brandId);
    if (!account || !brand) return;
    const { email, name } = account;
    const token = await makeToken(db, { purpose: 'activation', accountId, email }, clock.now());
    const href = `${origin}/activate/done?token=${token}`;
    const composed = await composeMail(environment, brand, account, (intl) => ({
      subject: intl.formatMessage(messages.subject, { brand: brand.settings.name }),
      preview: intl.formatMessage(messages.preview),
      heading: intl.formatMessage(messages.heading, { name }),
      paragraphs: [
        intl.formatMessage(messages.intro, { brand: brand.settings.name }),
        intl.formatMessage(messages.waiting),
      ],
      action: { label: intl.formatMessage(messages.button), href },
      linkHint: intl.formatMessage(messages.link),
      small: [
        intl.formatMessage(messages.validity, { hours: tokenHours.activation }),
        intl.formatMessage(messages.notYou),
      ],
    }));
    await mail.send(composed);
  },
);
