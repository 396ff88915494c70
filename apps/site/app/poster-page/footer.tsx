import { footerMessages } from '@heartwood/i18n';
import { landerMessages as texts } from './messages';
import { footerLinks } from '../layouts/frame/footer-links';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import type { PosterFrame } from './poster-brand';

/** The footer of an advertising page; `people` says who is pictured, by default the drawn cast. */
export function Footer({ intl, locale, brand, people }: PosterFrame & { readonly people?: string }) {
  return (
    <footer className="foot">
      <p>{people ?? intl.formatMessage(texts.drawings)}</p>
      <nav aria-label={intl.formatMessage(footerMessages.label)}>
        <ul>
          {footerLinks(brand.locales).map(({ href, text }) => (
            <li key={href}>
              <a href={urls.withQuery(href, { lang: locale })}>{intl.formatMessage(text)}</a>
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
