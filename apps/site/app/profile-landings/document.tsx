import { localeDescriptions, navigationMessages } from '@heartwood/i18n';
import type { ReactNode } from 'react';
import { landerFields } from '../landers/choices';
import { EntryAtDoor, Footer, Header } from '../landers/document';
import type { FrameProps } from '../landers/document';
import { landerMessages } from '../landers/messages';

interface ProfileLandingDocumentProps extends FrameProps {
  readonly title: string;
  /** Who is shown, for the footer. */
  readonly people?: string;
  /** The page's name in the counts. */
  readonly name: string;
  /** Where the form is sent. */
  readonly action: string;
  readonly css: string;
  readonly fonts: readonly string[];
  /** The script of the warning at the door, where that stands before the page. */
  readonly entryScript?: string;
  /** The question about scripts of others, where the brand has some. */
  readonly consent?: ReactNode;
  readonly children: ReactNode;
}

/** A member's advertising page as a whole document; only the warning at its door has a script. */
export function ProfileLandingDocument(props: ProfileLandingDocumentProps) {
  const { intl, locale, brand, title, people, name, action, css, fonts, entryScript, consent, children } =
    props;
  return (
    <html lang={localeDescriptions[locale].htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="rating" content="adult" />
        <title>{`${title} · ${brand.name}`}</title>
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
          <form method="post" action={action}>
            {children}
            <input type="hidden" name={landerFields.profileLanding} value={name} />
            <label className="trap" aria-hidden="true">
              {intl.formatMessage(landerMessages.trap)}
              <input name={landerFields.trap} tabIndex={-1} autoComplete="off" />
            </label>
          </form>
        </main>
        <Footer {...props} people={people} />
      </body>
    </html>
  );
}
