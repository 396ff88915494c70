import { footerMessages } from '@heartwood/i18n';
import { landerMessages as texts } from './messages';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import type { PosterFrame } from './poster-brand';

/** The footer of an advertising page; `people` says who is shown, unless it is the drawn cast. */
export function Footer({ intl, locale, brand, people }: PosterFrame & { readonly people?: string }) {
  const links = [
    [urls.path('pages-terms'), footerMessages.terms],
    [urls.path('pages-privacy'), footerMessages.privacy],
    [urls.path('pages-cookies'), footerMessages.cookies],
    [urls.path('pages-ban'), footerMessages.ban],
    [urls.path('pricing'), footerMessages.pricing],
    [urls.path('complaints'), footerMessages.complaints],
    [urls.path('pages-return-policy'), footerMessages.return_policy],
    [urls.path('pages-faq'), footerMessages.faq],
    [urls.path('pages-service'), footerMessages.support],
  ] as const;
  return (
    <footer className="foot">
      <p>{people ?? intl.formatMessage(texts.drawings)}</p>
      <nav aria-label={intl.formatMessage(footerMessages.label)}>
        <ul>
          {links.map(([href, message]) => (
            <li key={href}>
              <a href={urls.withQuery(href, { lang: locale })}>{intl.formatMessage(message)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        {intl.formatMessage(footerMessages.disclaimer, { brand: brand.name, min_age: brand.minAge })}
        {brand.usFooter && ` ${intl.formatMessage(frameMessages.us_notice)}`}
      </p>
    </footer>
  );
}
