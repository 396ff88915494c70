import { Links, Scripts, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { materialIds } from './document-material';
import { DocumentTitle } from './document-title';
import { isPageHandle } from './page-handle';
import { useRenderMaterial } from './render-material';

function useListed(): boolean {
  return useMatches().some(({ handle }) => isPageHandle(handle) && handle.listed === true);
}

/** The HTML document around every page, with what styles and texts the browser starts with. */
export function HtmlDocument({ description, children }: { description?: string; children: ReactNode }) {
  const material = useRenderMaterial();
  const listed = useListed();
  const { nonce } = material;
  return (
    <html lang={material.language} {...material.themeAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <DocumentTitle />
        {description ? <meta name="description" content={description} /> : null}
        {listed ? null : <meta name="robots" content="noindex" />}
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
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <Links />
      </head>
      <body>
        {children}
        <script
          id={materialIds.texts}
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: material.carriedTexts }}
        />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
