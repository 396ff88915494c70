/** An sRGB colour written `#rrggbb`. */
export type Hex = `#${string}`;

type Triple = readonly [number, number, number];

/** Lightness 0-1, chroma and hue (radians) in OKLCH. */
export type Oklch = Triple;

export const white: Hex = '#FFFFFF';
export const black: Hex = '#000000';

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function channels(hex: Hex): Triple {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function linearChannels(hex: Hex): Triple {
  const [red, green, blue] = channels(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

function toHex(values: Triple): Hex {
  const digits = values.map((value) =>
    Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}

/** Whether a value is a colour written `#rrggbb`; short forms, names and alpha are rejected. */
export function isHex(value: string): value is Hex {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** Returns the WCAG relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the distance of two colours in sRGB, 0 to 442. */
export function distance(one: Hex, other: Hex): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue) * 255;
}

/** Converts a colour to OKLCH. */
export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)];
}

function oklchToLinear([lightness, chroma, hue]: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Returns the nearest sRGB colour of the same lightness and hue, reducing chroma until it fits. */
export function fromOklch([lightness, chroma, hue]: Oklch): Hex {
  let fitting = chroma;
  for (let step = 0; step < 40; step += 1) {
    const [red, green, blue] = oklchToLinear([lightness, fitting, hue]);
    const inGamut = [red, green, blue].every((value) => value > -0.002 && value < 1.002);
    if (inGamut || fitting < 0.002) {
      return toHex([toGamma(clamp(red)), toGamma(clamp(green)), toGamma(clamp(blue))]);
    }
    fitting *= 0.94;
  }
  return toHex([
    toGamma(clamp(lightness ** 3)),
    toGamma(clamp(lightness ** 3)),
    toGamma(clamp(lightness ** 3)),
  ]);
}

/** Mixes `share` (0 to 1) of `other` into `base`, in sRGB. */
export function mix(base: Hex, other: Hex, share: number): Hex {
  const from = channels(base);
  const to = channels(other);
  const at = (index: 0 | 1 | 2) => from[index] * (1 - share) + to[index] * share;
  return toHex([at(0), at(1), at(2)]);
}

/** Returns the colour with an opacity from 0 to 1, as `#rrggbbaa`. */
export function withOpacity(hex: Hex, opacity: number): Hex {
  const alpha = Math.round(clamp(opacity) * 255)
    .toString(16)
    .padStart(2, '0');
  return `${hex}${alpha}`;
}

/**
 * Steps the lightness of a colour by .005 away from its ground until every ground reaches the ratio. The
 * first ground decides the direction; white or black when no lightness is enough.
 */
export function fit(hex: Hex, grounds: readonly [Hex, ...Hex[]], ratio: number): Hex {
  const lighter = luminance(grounds[0]) < 0.18;
  const [start, chroma, hue] = toOklch(hex);
  let lightness = start;
  for (let step = 0; step < 200; step += 1) {
    const candidate = fromOklch([lightness, chroma, hue]);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
    lightness += lighter ? 0.005 : -0.005;
    if (lightness < 0 || lightness > 1) break;
  }
  return lighter ? white : black;
}
