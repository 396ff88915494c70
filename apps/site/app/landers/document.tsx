import { footerMessages, localeDescriptions, navigationMessages } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { posterPalette as colours } from '@heartwood/ui/poster-palette';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { EntryWarning } from '../entry-warning/entry-warning';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import { landerFields, trackingFields } from './choices';
import { landerMessages as texts } from './messages';

/** What a lander's document shows of its brand. */
export interface LanderBrand {
  readonly name: string;
  readonly logo: string;
  readonly minAge: number;
  readonly usFooter: boolean;
}

interface LanderDocumentProps {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly brand: LanderBrand;
  /** Name and slug as the address has them. */
  readonly name: string;
  readonly slug: string;
  readonly title: string;
  readonly css: string;
  readonly script: string;
  readonly fonts: readonly string[];
  /** The script of the warning at the door, where that stands before the page. */
  readonly entryScript?: string;
  /** The question about scripts of others, where the brand has some. */
  readonly consent?: ReactNode;
  readonly children: ReactNode;
}

function Mark() {
  return (
    <svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true">
      <circle className="m1" cx="11" cy="11" r="11" fill={colours.orange} />
      <circle className="m2" cx="19" cy="11" r="11" fill={colours.yellow} />
      <path d="M15 3a11 11 0 0 1 0 16 11 11 0 0 1 0-16Z" fill={colours.red} />
    </svg>
  );
}

/** What header and footer are printed from. */
export type FrameProps = Pick<LanderDocumentProps, 'intl' | 'locale' | 'brand'>;

/** The header of an advertising page: logo, login, age mark. */
export function Header({ intl, brand }: FrameProps) {
  const min_age = brand.minAge;
  return (
    <header className="top">
      <a
        className="logo"
        href={urls.path('index')}
        data-source=""
        aria-label={`${brand.name}: ${intl.formatMessage(navigationMessages.home)}`}
      >
        <Mark />
        {brand.logo}
      </a>
      <span className="r">
        <a href={urls.login()} data-source="">
          {intl.formatMessage(navigationMessages.login)}
        </a>
        <span className="age" role="img" aria-label={intl.formatMessage(frameMessages.age, { min_age })}>
          {intl.formatMessage(frameMessages.age_sign, { min_age })}
        </span>
      </span>
    </header>
  );
}

/** The footer of an advertising page; `people` says who is shown, unless it is the drawn cast. */
export function Footer({ intl, locale, brand, people }: FrameProps & { readonly people?: string }) {
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

/** The warning at the door of an advertising page; without script its button uncovers the first step. */
export function EntryAtDoor({
  intl,
  brand,
  script,
}: Pick<FrameProps, 'intl' | 'brand'> & { readonly script: string }) {
  const withoutScript = { target: '#first-step' };
  return (
    <>
      <EntryWarning intl={intl} logo={brand.logo} minAge={brand.minAge} due withoutScript={withoutScript} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

/** A lander as a whole document, static: styles and script stand in it, and the form needs neither. */
export function LanderDocument(props: LanderDocumentProps) {
  const { intl, locale, brand, name, slug, title, css, script, fonts, entryScript, consent, children } =
    props;
  return (
    <html lang={localeDescriptions[locale].htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={intl.formatMessage(texts.money)} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        {entryScript && <EntryAtDoor intl={intl} brand={brand} script={entryScript} />}
        {consent}
        <a className="skip" href="#first-step">
          {intl.formatMessage(navigationMessages.skip_to_content)}
        </a>
        <Header {...props} />
        <main id="first-step">
          <form method="post" action={urls.signup()}>
            {children}
            <input type="hidden" name={landerFields.lander} value={name} />
            <input type="hidden" name={landerFields.slug} value={slug} />
            {trackingFields.map((field) => (
              <input key={field} type="hidden" name={field} data-source="" />
            ))}
            <label className="trap" aria-hidden="true">
              {intl.formatMessage(texts.trap)}
              <input name={landerFields.trap} tabIndex={-1} autoComplete="off" />
            </label>
          </form>
        </main>
        <Footer {...props} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
