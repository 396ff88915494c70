import { mailLook } from '@heartwood/brands';
import { isLocale, type Locale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import type { Brand } from '../kernel/brands';
import { ownOrigin } from '../kernel/edge/site-origin';
import type { Environment } from '../kernel/environment';
import type { MailContent } from './mail-layout';
import { mailMessages } from './messages';
import type { Mail } from './mail-port';

/** Formats a mail's texts. */
export type MailIntl = Awaited<ReturnType<typeof intlFor>>;

interface Recipient {
  email: string;
  language: string;
  country: string | null;
}

const plainText = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** What is written in a mail. */
export type MailTexts = Omit<MailContent, 'language' | 'closing' | 'endings'> & { subject: string };

/** How such mails are turned off: the address that mail programs post to, and the page. */
export interface Unsubscription {
  oneClick: string;
  page: string;
  /** The page of all settings. */
  settings: string;
}

/** What goes with a mail besides its texts. */
interface Sending {
  unsubscription?: Unsubscription;
  /** The same for each try of one mail, so that whoever gets it twice shows it once. */
  id?: string;
}

/** As RFC 2369 and RFC 8058 say it. */
const unsubscriptionHeaders = ({ oneClick }: Unsubscription) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Makes a brand's mail in the recipient's language; `write` gives its texts. Its parts load at the first mail. */
export async function composeMail(
  environment: Environment,
  brand: Brand,
  { email, language, country }: Recipient,
  write: (intl: MailIntl) => MailTexts,
  { unsubscription, id }: Sending = {},
): Promise<Mail> {
  const locale: Locale = isLocale(language) ? language : brand.settings.default_locale;
  const intl = await intlFor(locale, country);
  const [{ render, toPlainText }, { MailLayout }] = await Promise.all([
    import('@react-email/render'),
    import('./mail-layout'),
  ]);
  const { subject, ...content } = write(intl);
  const { mail_name, domain } = brand.settings;
  const closing = intl.formatMessage(mailMessages.closing, { mail_name });
  const endings = unsubscription && [
    { label: intl.formatMessage(mailMessages.unsubscribe), href: unsubscription.page },
    { label: intl.formatMessage(mailMessages.settings), href: unsubscription.settings },
  ];
  const logo = { text: brand.settings.logo.text, src: `${ownOrigin(environment, brand)}/icon.png` };
  const html = await render(
    <MailLayout
      {...content}
      language={locale}
      closing={closing}
      endings={endings}
      look={mailLook(brand.manifest)}
      logo={logo}
    />,
  );
  const address = environment.MAIL_FROM ?? `no-reply@${domain}`;
  return {
    to: email,
    from: `${mail_name} <${address}>`,
    subject,
    html,
    text: toPlainText(html, plainText),
    ...(unsubscription && { headers: unsubscriptionHeaders(unsubscription) }),
    ...(id && { messageId: `<${id}@${domain}>` }),
  };
}
