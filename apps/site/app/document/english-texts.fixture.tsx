import { loadMessages } from '@heartwood/i18n';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { RenderMaterialProvider } from './render-material';
import type { RenderMaterial } from './render-material';

/** Returns a component that provides its children with all English texts, as a document does. */
export async function englishTexts() {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
  const material: RenderMaterial = {
    nonce: '',
    texts: { intl, has: () => true, load: () => Promise.resolve() },
    carriedTexts: '',
    language: 'en',
    themeCss: '',
    pageCss: '',
    themeAttributes: {},
    themeColours: { light: '#ffffff', dark: '#000000' },
    fonts: [],
    parts: [],
    entry: null,
    consent: null,
    terms: null,
  };
  return function EnglishTexts({ children }: { readonly children: ReactNode }) {
    return (
      <RenderMaterialProvider value={material}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </RenderMaterialProvider>
    );
  };
}
