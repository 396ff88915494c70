import { localeDescriptions, navigationMessages } from '@heartwood/i18n';
import type { ReactNode } from 'react';
import { landerFields } from './choices';
import { landerMessages } from './messages';
import { EntryWarning } from '../entry-warning/entry-warning';
import { urls } from '../urls';
import { Footer } from './footer';
import { Header } from './header';
import type { PosterFrame } from './poster-brand';

/** Props of every advertising page's document. */
export interface PosterDocumentProps extends PosterFrame {
  readonly title: string;
  /** Further elements of the head. */
  readonly head: ReactNode;
  readonly css: string;
  /** The side of the theme's drawings, by which the age warning is mirrored. */
  readonly side: string;
  readonly fonts: readonly string[];
  /** The page's own script, if any. */
  readonly script?: string;
  /** The script of the age warning, if the page shows it. */
  readonly entryScript?: string;
  /** The question about third-party scripts, if the brand has any. */
  readonly consent?: ReactNode;
  /** Where the form is submitted. */
  readonly action: string;
  /** Hidden fields of the form. */
  readonly fields: ReactNode;
  /** Who is pictured, for the footer; by default the drawn cast. */
  readonly people?: string;
  /** The form's content. */
  readonly children: ReactNode;
}

/**
 * An advertising page as a complete document: styles and scripts are inline, and its form works without
 * either.
 */
export function PosterDocument(props: PosterDocumentProps) {
  const { intl, locale, brand, title, head, css, side, fonts, script, entryScript, consent, action, fields } =
    props;
  return (
    <html lang={localeDescriptions[locale].htmlLang} data-quilt={side}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} · ${brand.name}`}</title>
        {head}
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href={urls.icon} type="image/svg+xml" />
      </head>
      <body>
        {entryScript && (
          <>
            <EntryWarning
              intl={intl}
              logo={brand.logo}
              minAge={brand.minAge}
              due
              withoutScript={{ target: '#first-step' }}
            />
            <script dangerouslySetInnerHTML={{ __html: entryScript }} />
          </>
        )}
        <a className="skip" href="#first-step">
          {intl.formatMessage(navigationMessages.skip_to_content)}
        </a>
        {consent}
        <Header intl={intl} locale={locale} brand={brand} />
        <main id="first-step">
          <form method="post" action={action}>
            {props.children}
            {fields}
            <label className="trap" aria-hidden="true">
              {intl.formatMessage(landerMessages.trap)}
              <input name={landerFields.trap} tabIndex={-1} autoComplete="off" />
            </label>
          </form>
        </main>
        <Footer intl={intl} locale={locale} brand={brand} people={props.people} />
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}
