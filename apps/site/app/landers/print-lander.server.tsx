import { landingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { ListingTags } from '../document/listing-tags';
import { scriptText } from '../document/script-text';
import { landerFields, trackingFields } from '../poster-page/choices';
import { landerMessages as texts } from '../poster-page/messages';
import { posterIntl, printPoster } from '../poster-page/print-poster.server';
import type { PosterSettings, PrintedPoster } from '../poster-page/print-poster.server';
import type { PageListing } from '../printing/page-listing.server';
import { urls } from '../urls';
import { carrySource } from './carry-source';
import cutFaces from './faces/faces.json';
import type { CutFaces, Face } from './faces/face';
import type { Lander } from './lander';
import type { LanderPlaces } from './places/lander-places';

/** The input of a rendered lander. */
export interface LanderSource {
  readonly settings: PosterSettings;
  readonly locale: Locale;
  /** The interests that the brand offers, if the lander asks for any. */
  readonly interests?: readonly string[];
  /** Places to choose from, if the lander asks for one. */
  readonly places?: LanderPlaces;
  /** Whether the age warning is shown; by default not. */
  readonly entry?: boolean;
  /** Its listing for search engines and link previews; none by default. */
  readonly listing?: PageListing;
}

/** A rendered lander. */
export interface PrintedLander extends PrintedPoster {
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

/** Renders a lander for a brand in a language; `name` is the one in the address. */
export async function printLander(
  name: string,
  lander: Lander,
  {
    settings,
    locale,
    interests = [],
    places = { near: [], elsewhere: [] },
    entry = false,
    listing,
  }: LanderSource,
): Promise<PrintedLander> {
  const niche = settings.niche as NicheNumber;
  const intl = await posterIntl(locale);
  const material = { intl, locale, niche, interests, places };
  const title = lander.title(material);
  const description = intl.formatMessage(texts.money);
  const script = [carrySource, ...(lander.script ? [lander.script] : [])].map(scriptText).join('\n');
  const { Body } = lander;
  const printed = printPoster({
    settings,
    intl,
    locale,
    title,
    head: (
      <>
        <meta name="description" content={description} />
        {listing && (
          <ListingTags
            listing={listing}
            site={settings.name}
            title={`${title} · ${settings.name}`}
            description={description}
          />
        )}
      </>
    ),
    faces: { css: lander.faces.map((face) => faceCss(face, locale)).join(''), preloads: [] },
    css: lander.css(material),
    script,
    entry,
    showsFilm: lander.showsFilm,
    action: urls.signup(),
    fields: (
      <>
        <input type="hidden" name={landerFields.lander} value={name} />
        <input type="hidden" name={landerFields.slug} value={landingSlug(niche, locale)} />
        {trackingFields.map((field) => (
          <input key={field} type="hidden" name={field} data-source="" />
        ))}
      </>
    ),
    children: <Body {...material} />,
  });
  return { ...printed, script };
}
