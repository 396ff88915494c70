import { createHash } from 'node:crypto';
import { markSource } from '@heartwood/brands';
import { isLocale } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { SocialCard, socialCardSpace } from '@heartwood/ui';
import { deriveArt } from '@heartwood/ui/themes';
import type { Settings } from '@heartwood/api-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { castOf } from '../app/people/cast';
import { cardVersion, headlineOf } from '../app/printing/card-words.server';
import type { CardSettings } from '../app/printing/card-words.server';
import { MadeOnce } from '../app/printing/made-once.server';
import { themeSeedsOf } from '../app/visit/theme-seeds.server';
import { knownBrand } from './known-brand';
import { openDisplayFace, setText } from './set-text';

interface Card {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const drawn = new MadeOnce<Card>(500);
const address = /^([a-z]{2})-([0-9a-f]{12})\.png$/;

async function draw(settings: CardSettings, locale: Locale): Promise<Card> {
  const theme = themeSeedsOf(settings);
  const known = knownBrand(settings.brand);
  const mark = known && markSource(known);
  const face = await openDisplayFace(theme);
  const { tracking } = theme.display;
  const name = setText(face, [{ text: settings.logo.text, stressed: false }], {
    ...(mark === undefined ? socialCardSpace.nameAlone : socialCardSpace.name),
    largest: 46,
    leading: 1,
    tracking,
  });
  const headline = setText(face, await headlineOf(settings, locale), {
    ...socialCardSpace.headline,
    largest: 112,
    leading: 1,
    tracking: tracking - 0.01,
  });
  const card = (
    <SocialCard
      colours={deriveArt(theme, theme.defaultScheme)}
      art={theme.art}
      cast={castOf(settings.niche)}
      name={name}
      headline={headline}
      mark={mark}
    />
  );
  const png = await sharp(Buffer.from(renderToStaticMarkup(card)))
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  return { png: new Uint8Array(png), etag };
}

/**
 * Returns a brand's link preview picture in a language as PNG, 1200 by 630 pixels; drawn once per version.
 */
export function socialCard(settings: CardSettings, locale: Locale, version: string): Promise<Card> {
  return drawn.get(version, () => draw(settings, locale));
}

/**
 * Serves the picture `<locale>-<version>.png` of a brand. An older version gets the newest, not to be cached
 * under the old address; a language that the brand doesn't have is not found.
 */
export async function answerSocialCard(
  request: Request,
  file: string,
  settings: CardSettings & Pick<Settings, 'locales'>,
): Promise<Response> {
  const [, locale, asked] = address.exec(file) ?? [];
  if (!isLocale(locale) || !settings.locales.includes(locale))
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const version = await cardVersion(settings, locale);
  const { png, etag } = await socialCard(settings, locale, version);
  const headers = {
    'content-type': 'image/png',
    'cache-control': asked === version ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(png, { headers });
}
