import { readPartFiles } from './part-file';
import { BrowserTexts } from './texts';
import type { CarriedTexts } from './texts';
import type { RenderMaterial } from './render-material';

/** Ids of the elements that contain a document's render material for the browser. */
export const materialIds = {
  texts: 'texts',
  theme: 'theme',
  page: 'page-styles',
  entry: 'entry',
  consent: 'consent-place',
  terms: 'terms-place',
} as const;

function dataAttributes(element: Element): Record<string, string> {
  const pairs = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
  return Object.fromEntries(pairs.filter(([name]) => name.startsWith('data-')));
}

function metaColour(page: Document, scheme: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`)?.content ?? '';
}

/** Reads the material that a document was rendered with. */
export function readMaterial(page: Document): RenderMaterial {
  const carriedTexts = page.getElementById(materialIds.texts)?.textContent ?? '';
  return {
    nonce: '',
    texts: new BrowserTexts(JSON.parse(carriedTexts) as CarriedTexts),
    carriedTexts,
    language: page.documentElement.lang,
    themeCss: page.getElementById(materialIds.theme)?.textContent ?? '',
    pageCss: page.getElementById(materialIds.page)?.textContent ?? '',
    themeAttributes: dataAttributes(page.documentElement),
    themeColours: { light: metaColour(page, 'light'), dark: metaColour(page, 'dark') },
    fonts: Array.from(
      page.querySelectorAll('link[rel=preload][as=font]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    parts: readPartFiles(page),
    entry: page.getElementById(materialIds.entry) && { content: null },
    consent: page.getElementById(materialIds.consent) && { content: null },
    terms: page.getElementById(materialIds.terms) && { content: null },
  };
}
