import { createHash } from 'node:crypto';
import type { Settings } from '@heartwood/api-contract';
import { deriveColours } from '@heartwood/ui/themes';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { splashName, splashSchemes, splashScreens } from '../app/document/splash-screens';
import type { SplashScheme, SplashScreen } from '../app/document/splash-screens';
import { MadeOnce } from '../app/printing/made-once.server';
import { themeSeedsOf } from '../app/visit/theme-seeds.server';
import { openDisplayFace, setText } from './set-text';

/** Increment with every change of the drawing. */
const design = 1;
const drawn = new MadeOnce<Uint8Array<ArrayBuffer>>(200);

/** Radii of the discs as shares of the width, and where the name is as a share of the height. */
const discs = { outer: 0.846, middle: 0.564, inner: 0.287 };
const nameAt = 0.34;
const nameSpace = { width: 0.8, largest: 0.149 };

type SplashSettings = Pick<Settings, 'theme' | 'niche' | 'logo'>;

async function draw(
  settings: SplashSettings,
  { width, height, ratio }: SplashScreen,
  scheme: SplashScheme,
): Promise<Uint8Array<ArrayBuffer>> {
  const theme = themeSeedsOf(settings);
  const { primary, onPrimary, secondary } = deriveColours(theme, scheme);
  const name = setText(await openDisplayFace(theme), [{ text: settings.logo.text, stressed: false }], {
    width: width * nameSpace.width,
    height: height * nameAt,
    largest: Math.round(width * nameSpace.largest),
    leading: 1,
    tracking: theme.display.tracking,
  });
  const disc = { cx: width / 2, cy: height };
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width * ratio}
      height={height * ratio}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={primary} />
      <circle {...disc} r={width * discs.outer} fill="#fff" fillOpacity={0.1} />
      <circle {...disc} r={width * discs.middle} fill="#fff" fillOpacity={0.11} />
      <circle {...disc} r={width * discs.inner} fill={secondary} />
      <path
        d={name.plain}
        fill={onPrimary}
        transform={`translate(${(width - name.width) / 2} ${height * nameAt - name.height / 2})`}
      />
    </svg>,
  );
  return new Uint8Array(
    await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer(),
  );
}

/** Returns a brand's splash screen of that name as PNG, drawn once; `undefined` if there is none. */
export function drawSplash(
  settings: SplashSettings,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> | undefined {
  const { theme, niche, logo } = settings;
  const version = createHash('sha256')
    .update(JSON.stringify([design, theme, niche, logo]))
    .digest('hex');
  for (const scheme of splashSchemes) {
    const screen = splashScreens.find((one) => splashName(one, scheme) === name);
    if (screen) return drawn.get(`${name} ${version}`, () => draw(settings, screen, scheme));
  }
  return undefined;
}
