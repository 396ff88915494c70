import { createHash } from 'node:crypto';
import { niches } from '@heartwood/brands/niches';
import type { Settings } from '@heartwood/api-contract';
import { landingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { loadMessages } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { fontFiles } from '@heartwood/ui/font-files';
import { isThemeName, textFaces, themes } from '@heartwood/ui/themes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, createIntlCache } from 'react-intl';
import { posterConsent } from '../consent/consent-at-poster.server';
import { tagsOf } from '../consent/consent.server';
import { entryCss } from '@heartwood/ui/entry-css';
import type { PageListing } from '../printing/page-listing.server';
import { entryScript } from '../entry-warning/run-entry-warning';
import { scriptText } from '../document/script-text';
import { carrySource } from './carry-source';
import { LanderDocument } from './document';
import cutFaces from './faces/faces.json';
import type { CutFaces, Face } from './faces/face';
import { frameCss } from './frame-css';
import type { Lander } from './lander';
import type { LanderPlaces } from './places/lander-places';

/** The settings that a lander is printed from. */
export type LanderSettings = Pick<
  Settings,
  'name' | 'logo' | 'niche' | 'theme' | 'min_age' | 'us_footer' | 'interests' | 'tags'
>;

/** What a lander is printed from. */
export interface LanderSource {
  readonly settings: LanderSettings;
  readonly locale: Locale;
  /** Places to choose from, where the lander asks for one. */
  readonly places?: LanderPlaces;
  /** Whether the warning at the door stands before it; not unless given. */
  readonly entry?: boolean;
  /** How search engines and shared links know it; untold unless given. */
  readonly listing?: PageListing;
}

/** A printed lander. */
export interface PrintedLander {
  readonly html: string;
  /** Its content security policy: what stands in the page is named by its hash, so that caches may keep it. */
  readonly policy: string;
  readonly css: string;
  readonly script: string;
}

const cut: CutFaces = cutFaces;

function faceCss({ family, weight, stretch }: Face, locale: Locale): string {
  const found = cut[family]?.[locale];
  if (!found)
    throw new Error(
      `the face ${family} is not cut for ${locale}: npm run workspace site generate:lander-faces`,
    );
  const width = stretch ? `font-stretch:${stretch};` : '';
  const rule = (woff2: string, range = '') =>
    `@font-face{font-family:${family};font-weight:${weight};${width}src:url(data:font/woff2;base64,${woff2}) format("woff2")${range}}`;
  const { woff2, extended = '', extendedWoff2 } = found;
  if (!extendedWoff2) return rule(woff2);
  const codes = [...extended].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  return rule(woff2) + rule(extendedWoff2, `;unicode-range:${codes.join(',')}`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy of a page whose one style and whose scripts stand in it; scripts of others are let in by ours. */
export function policyOf(
  css: string,
  scripts: readonly string[],
  {
    showsFilm,
    tagOrigins = [],
  }: Pick<Lander, 'showsFilm'> & { readonly tagOrigins?: readonly string[] } = {},
): string {
  const tagged = tagOrigins.length > 0;
  return [
    "default-src 'none'",
    ['script-src', ...scripts.map(hashOf), ...(tagged ? ["'strict-dynamic'"] : [])].join(' '),
    `style-src ${hashOf(css)}`,
    ["img-src 'self' data:", ...tagOrigins].join(' '),
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

/** Styles without the line breaks they are written with. */
export function dense(css: string): string {
  return css.replaceAll(/\n\s*/g, '');
}

/** Prints a lander for a brand in a language. */
export async function printLander(
  name: string,
  lander: Lander,
  { settings, locale, places = { near: [], elsewhere: [] }, entry = false, listing }: LanderSource,
): Promise<PrintedLander> {
  const niche = settings.niche as NicheNumber;
  const messages = await loadMessages(locale);
  const intl = createIntl({ locale, messages }, createIntlCache());
  const themeName = isThemeName(settings.theme.id) ? settings.theme.id : niches[niche].theme;
  const text = textFaces(themes[themeName], fontFiles);
  const material = { intl, locale, niche, interests: settings.interests, places };
  const consent = posterConsent(intl, locale, tagsOf(settings));
  const css =
    text.css +
    lander.faces.map((face) => faceCss(face, locale)).join('') +
    dense(frameCss(text.family) + lander.css(material)) +
    (entry ? entryCss(text.family) : '') +
    consent.css;
  const script = [carrySource, ...(lander.script ? [lander.script] : [])].map(scriptText).join('\n');
  const { Body } = lander;
  const html = renderToStaticMarkup(
    <LanderDocument
      intl={intl}
      locale={locale}
      brand={{
        name: settings.name,
        logo: settings.logo.text,
        minAge: settings.min_age,
        usFooter: settings.us_footer && locale === 'en',
      }}
      name={name}
      slug={landingSlug(niche, locale)}
      listing={listing}
      title={lander.title(material)}
      css={css}
      script={script}
      fonts={text.preloads}
      entryScript={entry ? entryScript : undefined}
      consent={consent.part}
    >
      <Body {...material} />
    </LanderDocument>,
  );
  return {
    html: `<!doctype html>${html}`,
    policy: policyOf(css, [script, ...(entry ? [entryScript] : []), ...consent.scripts], {
      ...lander,
      tagOrigins: consent.tagOrigins,
    }),
    css,
    script,
  };
}
