import { footerMessages as texts } from '@heartwood/i18n';
import { urls } from '../../urls';

/** The footer's ten links, the same on every page. */
export const footerLinks = [
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
