import { findBrandById, markSize, markSource } from '@heartwood/brands';
import type { Settings } from '@heartwood/api-contract';
import type { OfflineScreenProps } from '@heartwood/ui/offline-screen';
import { offlineCss } from '@heartwood/ui/offline-css';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineHash } from '../document/inline-hash.server';
import { OfflineDocument } from '../offline-page/offline-document';
// oxlint-disable-next-line import/default -- the build makes the script's text the default export
import script from '../offline-page/run-offline.ts?page-script';
import type { Visit } from '../visit/visit.server';
import { renderMaterial } from './render-material.server';

/** Reads a file of the browser build by its address. */
type ReadFile = (address: string) => Uint8Array | undefined;

const fontAddress = /url\('(\/[^']+\.woff2)'\)/g;

/** Inlines the fonts' files into their rules, so that the page needs no file. */
function withFonts(css: string, readFile: ReadFile): string {
  return css.replaceAll(fontAddress, (rule, address: string) => {
    const file = readFile(address);
    return file ? `url('data:font/woff2;base64,${Buffer.from(file).toString('base64')}')` : rule;
  });
}

function logoOf({ brand: id, logo }: Settings): OfflineScreenProps['logo'] {
  const brand = findBrandById(id);
  const size = brand && markSize(brand);
  return { name: logo.text, picture: size ? { src: markSource(brand), ...size } : undefined };
}

function policyOf(css: string): string {
  return [
    "default-src 'none'",
    `script-src ${inlineHash(script)}`,
    `style-src ${inlineHash(css)}`,
    "style-src-attr 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Renders the installed app's offline page: it holds no member data, and needs no file. */
export async function printOfflinePage(visit: Visit, readFile: ReadFile) {
  const [settings, material] = await Promise.all([visit.settings(), renderMaterial(visit)]);
  const { language, themeAttributes, themeColours } = material;
  const css = withFonts(material.themeCss, readFile) + offlineCss();
  const html = renderToStaticMarkup(
    <OfflineDocument
      intl={material.texts.intl}
      logo={logoOf(settings)}
      fictionalIcon={settings.fictional_icon}
      language={language}
      themeAttributes={themeAttributes}
      themeColours={themeColours}
      css={css}
      script={script}
    />,
  );
  return { html: `<!doctype html>${html}`, language, policy: policyOf(css) };
}
