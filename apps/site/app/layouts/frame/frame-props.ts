import { footerMessages, navigationMessages } from '@heartwood/i18n';
import type { FrameFooterProps, LanguageMenuProps, LogoProps, VisitorFrameProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import type { RootData } from '../../root.server';
import { urls } from '../../urls';
import { footerLinks } from './footer-links';
import { frameMessages } from './messages';

/** Returns the props of the logo, which links to the first page. */
export function logoProps(intl: IntlShape, { brand, mark }: RootData, home: string): LogoProps {
  const label = `${brand.name}: ${intl.formatMessage(navigationMessages.home)}`;
  return { name: brand.logo.text, href: home, label, picture: mark ?? undefined };
}

/** Returns the props of a page's language menu; choosing redirects to `address`. */
export function languageProps(
  intl: IntlShape,
  { locale, languages }: RootData,
  address: string,
): LanguageMenuProps {
  const current = languages.find((language) => language.locale === locale);
  const language = current?.name ?? locale;
  return {
    label: intl.formatMessage(frameMessages.current_language, { language }),
    sign: locale.toUpperCase(),
    languages: languages.map(({ locale: tag, name }) => ({ tag, name, selected: tag === locale })),
    form: { action: urls.language, name: 'language', fields: { to: address } },
    all: {
      href: urls.languages(address),
      label: intl.formatMessage(navigationMessages.all_languages),
    },
  };
}

/** Returns the offer of the browser's language; declining it stores the current language as chosen. */
function languageOffer(
  intl: IntlShape,
  { languageOffer: offer, locale }: RootData,
  address: string,
): VisitorFrameProps['offer'] {
  if (!offer) return undefined;
  return {
    language: offer.locale,
    label: offer.text,
    keep: { language: locale, label: intl.formatMessage(frameMessages.keep_language) },
    form: { action: urls.language, name: 'language', fields: { to: address } },
  };
}

/** Returns the props of the footer: its links and the legal disclaimer. */
export function footerProps(intl: IntlShape, { brand, usFooter, year }: RootData): FrameFooterProps {
  return {
    label: intl.formatMessage(footerMessages.label),
    links: footerLinks(brand.locales).map(({ href, text }) => ({ href, label: intl.formatMessage(text) })),
    disclaimer: [
      intl.formatMessage(footerMessages.disclaimer, { brand: brand.name, min_age: brand.min_age }),
      intl.formatMessage(footerMessages.copyright, { brand: brand.name, year: String(year) }),
    ].join(' '),
    more: usFooter ? intl.formatMessage(frameMessages.us_notice) : undefined,
  };
}

/** Returns the props of a visitor's frame. */
export function visitorFrameProps(
  intl: IntlShape,
  data: RootData,
  at: { readonly address: string; readonly loginPage: boolean },
): Omit<VisitorFrameProps, 'children'> {
  const { min_age } = data.brand;
  return {
    brand: logoProps(intl, data, urls.path('index')),
    skip: intl.formatMessage(navigationMessages.skip_to_content),
    login: at.loginPage
      ? undefined
      : { href: urls.login(at.address), label: intl.formatMessage(navigationMessages.login) },
    age: {
      sign: intl.formatMessage(frameMessages.age_sign, { min_age }),
      label: intl.formatMessage(frameMessages.age, { min_age }),
    },
    language: languageProps(intl, data, at.address),
    offer: languageOffer(intl, data, at.address),
    footer: footerProps(intl, data),
  };
}
