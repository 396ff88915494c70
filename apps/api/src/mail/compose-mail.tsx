import { isLocale, type Locale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import type { Brand } from '../kernel/brands';
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

const plainText = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** What is written in a mail. */
export type MailTexts = Omit<MailContent, 'language' | 'closing'> & { subject: string };

/** Makes a brand's mail in the recipient's language; `write` gives its texts. Its parts load at the first mail. */
export async function composeMail(
  environment: Environment,
  brand: Brand,
  { email, language, country }: Recipient,
  write: (intl: MailIntl) => MailTexts,
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
  const html = await render(<MailLayout {...content} language={locale} closing={closing} />);
  const address = environment.MAIL_FROM ?? `no-reply@${domain}`;
  return { to: email, from: `${mail_name} <${address}>`, subject, html, text: toPlainText(html, plainText) };
}
