type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the channels of `#24130b` or of a computed colour such as `rgb(36, 19, 11)`, 0 to 255. */
export function channels(colour: string): Rgb {
  if (colour.startsWith('#')) {
    const whole = Number.parseInt(colour.slice(1), 16);
    return [whole >> 16, (whole >> 8) & 255, whole & 255];
  }
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
