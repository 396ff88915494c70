import { markSource } from '@heartwood/brands';
import { SocialCard } from '@heartwood/ui';
import type { Settings } from '@heartwood/api-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { castOf } from '../app/screens/landing/cast';
import { themeSeedsOf } from '../app/session/render-material.server';
import { knownBrand } from './known-brand';

type CardSettings = Pick<Settings, 'brand' | 'niche' | 'theme'>;

const mostCards = 500;
const drawn = new Map<string, Promise<Buffer>>();

async function draw(settings: CardSettings): Promise<Buffer> {
  const { colours } = themeSeedsOf(settings);
  const brand = knownBrand(settings.brand);
  const mark = brand && markSource(brand);
  const card = <SocialCard colours={colours} cast={castOf(settings.niche)} mark={mark} />;
  return sharp(Buffer.from(renderToStaticMarkup(card)))
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
}

/** A brand's picture for shared links as PNG, 1200 by 630 pixels; drawn once for each brand, niche and theme. */
export function socialCard({ brand, niche, theme }: CardSettings): Promise<Buffer> {
  const key = JSON.stringify([brand, niche, theme]);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw({ brand, niche, theme });
  if (drawn.size >= mostCards) drawn.clear();
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}
