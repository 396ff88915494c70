function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour between two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [channels(from), channels(to)];
  const part = (index: 0 | 1 | 2): string =>
    Math.round(first[index] + (second[index] - first[index]) * Math.max(0, Math.min(1, share)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** The colour in shadow, warm rather than grey. */
export function darker(hex: string, share: number): string {
  return mix(hex, '#160c0c', share);
}

/** The colour in light. */
export function lighter(hex: string, share: number): string {
  return mix(hex, '#fff6e8', share);
}

/** A colour in three steps of light. */
export type Tones = { readonly base: string; readonly shade: string; readonly light: string };

/** The colour of a three-step scale at 0 (light) over 0.5 (base) to 1 (shade). */
export function toneAt(tones: Tones, depth: number): string {
  return depth < 0.5
    ? mix(tones.light, tones.base, depth * 2)
    : mix(tones.base, tones.shade, (depth - 0.5) * 2);
}
