import { nicheOf } from '@heartwood/brands/niches';
import type { Settings } from '@heartwood/api-contract';
import { loadMessages } from '@heartwood/i18n';
import type { CompiledMessages, Locale } from '@heartwood/i18n';
import { entryCss } from '@heartwood/ui/entry-css';
import { fontFiles } from '@heartwood/ui/font-files';
import { markCss } from '@heartwood/ui/mark-css';
import { deriveTokens, isThemeName, textFaces, themes } from '@heartwood/ui/themes';
import type { ThemeSeeds } from '@heartwood/ui/themes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, createIntlCache } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { posterConsent } from '../consent/consent-at-poster.server';
import { tagsOf } from '../consent/consent.server';
import { inlineHash } from '../document/inline-hash.server';
import { entryScript } from '../entry-warning/run-entry-warning';
import { brandLogo } from '../printing/brand-logo.server';
import { cdnOrigin } from '../printing/cdn.server';
import { PosterDocument } from './document';
import type { PosterDocumentProps } from './document';
import { frameCss } from './frame-css';

/** The settings that every advertising page is rendered from. */
export type PosterSettings = Pick<
  Settings,
  'brand' | 'name' | 'logo' | 'cdn_prefix' | 'locales' | 'niche' | 'theme' | 'min_age' | 'us_footer' | 'tags'
>;

/** The input of an advertising page, in addition to its document's props. */
interface Poster extends Omit<
  PosterDocumentProps,
  'brand' | 'css' | 'side' | 'fonts' | 'entryScript' | 'consent'
> {
  readonly settings: PosterSettings;
  /** Rules of the faces in addition to the theme's text face, and the font files to preload. */
  readonly faces: { readonly css: string; readonly preloads: readonly string[] };
  /** Styles in addition to the frame's. */
  readonly css: string;
  /** Whether the age warning is shown. */
  readonly entry: boolean;
  /** Whether the page's script loads a film. */
  readonly showsFilm?: boolean;
}

/** A rendered advertising page. */
export interface PrintedPoster {
  readonly html: string;
  /** Its content security policy: inline content is named by its hash, so that caches may store the page. */
  readonly policy: string;
  readonly css: string;
}

/** Returns the texts of an advertising page; `words` are the brand's own. */
export async function posterIntl(locale: Locale, words: CompiledMessages = {}): Promise<IntlShape> {
  return createIntl({ locale, messages: { ...(await loadMessages(locale)), ...words } }, createIntlCache());
}

/**
 * Returns the theme of an advertising page: without the brand's own colours, which its drawings don't have.
 */
export function posterTheme({ theme, niche }: Pick<Settings, 'theme' | 'niche'>): ThemeSeeds {
  return themes[isThemeName(theme.id) ? theme.id : nicheOf(niche).theme];
}

/**
 * Returns the policy of a page with one inline style and inline scripts; third-party scripts are loaded by
 * ours.
 */
function policyOf({
  css,
  scripts,
  tagOrigins,
  cdn,
  showsFilm,
}: {
  readonly css: string;
  readonly scripts: readonly string[];
  readonly tagOrigins: readonly string[];
  readonly cdn: string | undefined;
  readonly showsFilm: boolean;
}): string {
  const tagged = tagOrigins.length > 0;
  return [
    "default-src 'none'",
    ['script-src', ...scripts.map(inlineHash), ...(tagged ? ["'strict-dynamic'"] : [])].join(' '),
    `style-src ${inlineHash(css)}`,
    ["img-src 'self' data:", ...(cdn ? [cdn] : []), ...tagOrigins].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...tagOrigins].join(' '),
    ...(tagged ? [['frame-src', ...tagOrigins].join(' ')] : []),
    ...(showsFilm ? ["media-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-to csp',
  ].join('; ');
}

/** Renders an advertising page: the shared frame around its own content. */
export function printPoster({
  settings,
  faces,
  css: own,
  entry,
  showsFilm = false,
  ...document
}: Poster): PrintedPoster {
  const { intl, locale, script } = document;
  const theme = posterTheme(settings);
  const { art, color, mark, radius } = deriveTokens(theme, theme.defaultScheme);
  const logo = brandLogo(settings);
  const text = textFaces(theme, fontFiles);
  const consent = posterConsent(intl, locale, tagsOf(settings));
  const css = [
    text.css,
    faces.css,
    `${frameCss(text.family)}\n${own}`.replaceAll(/\n\s*/g, ''),
    logo.picture ? '' : markCss('.logo-mark', mark, color.secondary),
    entry ? entryCss({ display: text.family, mark, radius, art }) : '',
    consent.css,
  ].join('');
  const html = renderToStaticMarkup(
    <PosterDocument
      {...document}
      brand={{
        name: settings.name,
        logo,
        locales: settings.locales,
        minAge: settings.min_age,
        usFooter: settings.us_footer && locale === 'en',
      }}
      css={css}
      side={theme.art.side}
      fonts={[...text.preloads, ...faces.preloads]}
      entryScript={entry ? entryScript : undefined}
      consent={consent.part}
    />,
  );
  const scripts = [...(script ? [script] : []), ...(entry ? [entryScript] : []), ...consent.scripts];
  return {
    html: `<!doctype html>${html}`,
    policy: policyOf({ css, scripts, tagOrigins: consent.tagOrigins, cdn: cdnOrigin(settings), showsFilm }),
    css,
  };
}
