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

/** The text content of a mail. */
export type MailTexts = Omit<MailContent, 'language' | 'closing' | 'endings'> & { subject: string };

/** Unsubscribe URLs of a mail: the one-click endpoint for mail programs, and the page. */
export interface Unsubscription {
  oneClick: string;
  page: string;
  /** The page with all notification settings. */
  settings: string;
}

/** A mail's options besides its texts. */
interface Sending {
  unsubscription?: Unsubscription;
  /** Stable across retries of one mail, so that mail programs can drop duplicates. */
  id?: string;
}

/** Headers according to RFC 2369 and RFC 8058. */
const unsubscriptionHeaders = ({ oneClick }: Unsubscription) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Renders a brand's mail in the recipient's language; `write` returns its texts. Its modules load with the
 * first mail.
 */
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
