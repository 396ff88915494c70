import { createHash } from 'node:crypto';
import type { Settings } from '@heartwood/api-contract';
import { deriveColours } from '@heartwood/ui/themes';
import type { ColourTokens } from '@heartwood/ui/themes';
import { Heart, MessageCircle } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Color, Sharp } from 'sharp';
import { MadeOnce } from '../app/printing/made-once.server';
import { themeSeedsOf } from '../app/visit/theme-seeds.server';

/** Increment with every change of an icon's drawing. */
const design = 1;
const drawn = new MadeOnce<Uint8Array<ArrayBuffer>>(500);
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Devices crop a maskable icon at most to a circle of this share of its width. */
const safeShare = 0.8;
const signShare = 0.5;
/** Difference of a colour channel from which a pixel counts as part of the mark. */
const standsOut = 24;

/** The input of an icon. */
export interface IconSource {
  /** The brand's mark as SVG. */
  readonly mark: string;
  readonly colours: Pick<ColourTokens, 'primary' | 'onPrimary'>;
}

type Draw = (source: IconSource, pixels: number) => Sharp | Promise<Sharp>;

function rastered(svg: string, pixels: number, background: Color = transparent): Sharp {
  return sharp(Buffer.from(svg), { density: 384 }).resize(pixels, pixels, { fit: 'contain', background });
}

const onNothing: Draw = ({ mark }, pixels) => rastered(mark, pixels);

/** Returns how far a mark on a background extends from its centre, as a share of its width. */
async function reachOf(mark: string, background: string): Promise<number> {
  const side = 96;
  const drawing = rastered(mark, side, background).flatten({ background }).extend({ right: 1, background });
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const partsAt = (place: number) => [...data.subarray(place * info.channels, place * info.channels + 3)];
  const ground = partsAt(side);
  const reaches = Array.from({ length: side * info.width }, (_, place) => {
    const differs = partsAt(place).some((part, index) => Math.abs(part - (ground[index] ?? 0)) > standsOut);
    const [left, top] = [place % info.width, Math.floor(place / info.width)];
    const aside = (start: number) => Math.abs(start + 0.5 - side / 2) + 0.5;
    return differs ? Math.hypot(aside(left), aside(top)) : 0;
  });
  return Math.max(...reaches) / side;
}

const onPrimary: Draw = async ({ mark, colours }, pixels) => {
  const background = colours.primary;
  const share = Math.min(safeShare, safeShare / 2 / (await reachOf(mark, background)));
  const margin = Math.ceil((pixels * (1 - share)) / 2);
  return rastered(mark, pixels - 2 * margin, background)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
};

const signOnPrimary =
  (Sign: typeof Heart): Draw =>
  ({ colours }, pixels) => {
    const size = pixels * signShare;
    const start = (pixels - size) / 2;
    const svg = renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${pixels} ${pixels}`}>
        <circle cx={pixels / 2} cy={pixels / 2} r={pixels / 2} fill={colours.primary} />
        <Sign x={start} y={start} size={size} color={colours.onPrimary} />
      </svg>,
    );
    return rastered(svg, pixels);
  };

const icons = {
  'any-192': [192, onNothing],
  'any-512': [512, onNothing],
  'maskable-192': [192, onPrimary],
  'maskable-512': [512, onPrimary],
  'touch-180': [180, onPrimary],
  'messages-96': [96, signOnPrimary(MessageCircle)],
  'likes-96': [96, signOnPrimary(Heart)],
} as const satisfies Record<string, readonly [pixels: number, draw: Draw]>;

/** Name of an icon of the installed app; the number is its width and height in pixels. */
export type AppIcon = keyof typeof icons;

/** Whether an icon of this name exists. */
export function isAppIcon(name: string): name is AppIcon {
  return Object.hasOwn(icons, name);
}

/** Returns the input of a brand's icons, with its mark as SVG. */
export function iconSource(settings: Pick<Settings, 'theme' | 'niche'>, mark: string): IconSource {
  const theme = themeSeedsOf(settings);
  const { primary, onPrimary: sign } = deriveColours(theme, theme.defaultScheme);
  return { mark, colours: { primary, onPrimary: sign } };
}

/** Returns a hash of everything that a brand's icons are drawn from. */
export function iconVersion(source: IconSource): string {
  return createHash('sha256')
    .update(JSON.stringify([design, source]))
    .digest('hex')
    .slice(0, 12);
}

/** Returns an icon as PNG; drawn once per brand. */
export function drawAppIcon(source: IconSource, name: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  const [pixels, draw] = icons[name];
  return drawn.get(
    `${name} ${iconVersion(source)}`,
    async () => new Uint8Array(await (await draw(source, pixels)).png().toBuffer()),
  );
}
