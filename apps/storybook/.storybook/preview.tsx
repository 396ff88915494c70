import type { Decorator, Preview } from '@storybook/react-vite';
import { niches } from '@heartwood/brands/niches';
import { locales, pseudoLocale } from '@heartwood/i18n';
import { themes } from '@heartwood/ui/themes';
import { loadTexts } from '../src/texts/load-texts';
import { nicheValue } from '../src/texts/niche-value';
import { withTheme } from '../src/theme/with-theme';

const localeItems = [...locales, pseudoLocale];
const nicheItems = Object.values(niches).map(({ number, overlay }) => ({
  value: nicheValue(number),
  title: `${number} ${overlay ?? 'plain'}`,
}));
const themeItems = Object.keys(themes);

const { STORYBOOK_THEME, STORYBOOK_SCHEME, STORYBOOK_LOCALE } = import.meta.env;

const decorators: Decorator[] = [withTheme];

const preview: Preview = {
  decorators,
  loaders: [loadTexts],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: themeItems, dynamicTitle: true },
    },
    scheme: {
      description: 'Scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    niche: {
      description: 'Niche',
      toolbar: {
        title: 'Niche',
        icon: 'users',
        items: nicheItems,
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: { title: 'Locale', icon: 'globe', items: localeItems, dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: STORYBOOK_THEME ?? 'ember',
    scheme: STORYBOOK_SCHEME ?? 'light',
    niche: nicheValue(1),
    locale: STORYBOOK_LOCALE ?? 'en',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { source: { type: 'code' } },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'Flows'] } },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
