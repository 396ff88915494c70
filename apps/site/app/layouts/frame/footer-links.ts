import { footerMessages as texts, hasImprint } from '@heartwood/i18n';
import { urls } from '../../urls';

const everyBrands = [
  { href: urls.path('pages-terms'), text: texts.terms },
  { href: urls.path('pages-privacy'), text: texts.privacy },
  { href: urls.path('pages-cookies'), text: texts.cookies },
  { href: urls.path('pages-ban'), text: texts.ban },
  { href: urls.path('pricing'), text: texts.pricing },
  { href: urls.path('complaints'), text: texts.complaints },
  { href: urls.path('pages-return-policy'), text: texts.return_policy },
  { href: urls.path('withdrawal'), text: texts.withdrawal },
  { href: urls.path('pages-faq'), text: texts.faq },
  { href: urls.path('pages-service'), text: texts.support },
] as const;

const imprint = { href: urls.path('pages-imprint'), text: texts.imprint } as const;

/** The footer's links, the same on every page of a brand: ten, and the imprint where its languages ask for one. */
export function footerLinks(locales: readonly string[]) {
  return hasImprint(locales) ? [...everyBrands, imprint] : everyBrands;
}
