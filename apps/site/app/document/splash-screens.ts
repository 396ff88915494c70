import { urls } from '../urls';

/** A phone's screen in CSS pixels, and its device pixels for each of them. */
export interface SplashScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The screens of the iPhones that receive updates; a device without its own picture starts on white. */
export const splashScreens: readonly SplashScreen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 414, height: 896, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
];

/** The schemes that a splash screen is drawn in. */
export const splashSchemes = ['light', 'dark'] as const;

export type SplashScheme = (typeof splashSchemes)[number];

/** Returns the name of a splash screen's picture: its size in device pixels, and its scheme. */
export function splashName({ width, height, ratio }: SplashScreen, scheme: SplashScheme): string {
  return `${width * ratio}x${height * ratio}-${scheme}`;
}

function mediaOf({ width, height, ratio }: SplashScreen, scheme: SplashScheme): string {
  return [
    `(device-width: ${width}px)`,
    `(device-height: ${height}px)`,
    `(-webkit-device-pixel-ratio: ${ratio})`,
    '(orientation: portrait)',
    `(prefers-color-scheme: ${scheme})`,
  ].join(' and ');
}

/**
 * The pictures that iOS shows while the installed app starts: every screen in both schemes, each with the
 * media query of the devices that show it.
 */
export const splashLinks = splashSchemes.flatMap((scheme) =>
  splashScreens.map((screen) => ({
    media: mediaOf(screen, scheme),
    href: urls.splash(splashName(screen, scheme)),
  })),
);
