import { fontFiles } from '@heartwood/ui';
import { fictionalIconCss } from '@heartwood/ui/fictional-icon-css';
import { themeAttributes, themeCss, themes } from '@heartwood/ui/themes';
import type { ThemeName } from '@heartwood/ui/themes';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

interface ThemedProps {
  name: ThemeName;
  scheme: string;
  locale: string;
  children: ReactNode;
}

function Themed({ name, scheme, locale, children }: ThemedProps) {
  const theme = themes[name];
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset['scheme'] = scheme;
    for (const [attribute, value] of Object.entries(themeAttributes(theme)))
      root.setAttribute(attribute, value);
  }, [theme, scheme, locale]);
  return (
    <>
      <style>{themeCss({ theme, fonts: fontFiles }) + fictionalIconCss(null)}</style>
      {children}
    </>
  );
}

/**
 * Renders the CSS of the toolbar's theme and sets the page's colour scheme and language. Padding keeps focus
 * rings and badges from being cut off at the canvas edge.
 */
export const withTheme: Decorator = (Story, { globals, title }) => (
  <Themed
    name={globals['theme'] as ThemeName}
    scheme={String(globals['scheme'])}
    locale={String(globals['locale'])}
  >
    {title.startsWith('Components/') ? (
      <div style={{ padding: '24px' }}>
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </Themed>
);
