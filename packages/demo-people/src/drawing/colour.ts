type Rgb = readonly [red: number, green: number, blue: number];

/** The darkest colour of the drawings; shadows are mixed from it. */
export const night = '#1C0B26';
export const white = '#FFFFFF';

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Interpolates two colours, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number): string => mix(colour, night, share);
export const lighter = (colour: string, share: number): string => mix(colour, white, share);

/** Returns the relative luminance, from 0 to 1. */
export function luminance(hex: string): number {
  const linear = (value: number) =>
    value / 255 <= 0.03928 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the distance of two colours in RGB, from 0 to 441. */
export function distance(one: string, other: string): number {
  const target = channels(other);
  return Math.hypot(...channels(one).map((value, at) => value - (target[at] ?? 0)));
}
