import { Links, Scripts } from '@remix-run/react';
import type { ReactNode } from 'react';
import { urls } from '../urls';
import { DocumentListing } from './document-listing';
import { materialIds } from './document-material';
import { DocumentDescription, DocumentTitle } from './document-title';
import { InstallationTags } from './installation-tags';
import { useRenderMaterial } from './render-material';
import type { RenderMaterial } from './render-material';

/** Holds server-rendered markup that the browser keeps as is, without its content in script. */
function PrintedPlace({ id, part }: { id: string; part: RenderMaterial['entry'] }) {
  if (!part) return null;
  if (part.content) return <div id={id}>{part.content}</div>;
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Links the files of the page's styles and of its late parts. */
function PageFiles({ parts }: Pick<RenderMaterial, 'parts'>) {
  return (
    <>
      <Links />
      {parts.map(({ part, href, rel }) => (
        <link key={href} rel={rel} href={href} data-part={part} />
      ))}
    </>
  );
}

/** Renders the HTML document around every page, with the styles and texts that the browser starts with. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  const material = useRenderMaterial();
  const { nonce } = material;
  const carriesStyles = material.pageCss !== '';
  return (
    <html lang={material.language} {...material.themeAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <DocumentTitle />
        <DocumentDescription />
        <DocumentListing />
        <meta name="rating" content="adult" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={material.themeColours.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={material.themeColours.dark} />
        {material.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <style
          id={materialIds.theme}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: material.themeCss }}
        />
        {carriesStyles ? (
          <style
            id={materialIds.page}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: material.pageCss }}
          />
        ) : (
          <PageFiles parts={material.parts} />
        )}
        <link rel="icon" type="image/svg+xml" href={urls.icon} />
        <InstallationTags />
      </head>
      <body>
        <PrintedPlace id={materialIds.entry} part={material.entry} />
        <PrintedPlace id={materialIds.consent} part={material.consent} />
        <PrintedPlace id={materialIds.terms} part={material.terms} />
        {children}
        <script
          id={materialIds.texts}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: material.carriedTexts }}
        />
        <Scripts nonce={nonce} />
        {carriesStyles ? <PageFiles parts={material.parts} /> : null}
      </body>
    </html>
  );
}
