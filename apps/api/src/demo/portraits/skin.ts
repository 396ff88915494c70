import { mix } from './colour';
import type { Tones } from './colour';

/** Skin in three steps of light, with the blood under it and the natural lips. */
export type Skin = Tones & { readonly flush: string; readonly lip: string };

const scale: readonly Skin[] = [
  { base: '#f0cbb2', shade: '#b57a63', light: '#fde8d8', flush: '#df8070', lip: '#c4776d' },
  { base: '#e8b998', shade: '#a66848', light: '#fbdfc6', flush: '#d9735a', lip: '#bd6b5e' },
  { base: '#dca580', shade: '#935b3a', light: '#f5d0ad', flush: '#c9653f', lip: '#b05e4e' },
  { base: '#c98f63', shade: '#7d4c2a', light: '#e9bd90', flush: '#b35a35', lip: '#a05343' },
  { base: '#ad744a', shade: '#643718', light: '#d3a071', flush: '#9a4829', lip: '#8e463a' },
  { base: '#8a5637', shade: '#482713', light: '#ba805a', flush: '#85381f', lip: '#7a3a33' },
  { base: '#683f29', shade: '#31190d', light: '#98664a', flush: '#6c2d1c', lip: '#66302d' },
  { base: '#503021', shade: '#22110a', light: '#80553f', flush: '#57241a', lip: '#562a29' },
];

/** The skin at a depth of 0 (palest) to 1 (darkest). */
export function skinAt(depth: number): Skin {
  const position = Math.max(0, Math.min(0.9999, depth)) * (scale.length - 1);
  const index = Math.floor(position);
  const [from, to] = [scale[index], scale[index + 1]];
  if (!from || !to) throw new Error(`No skin at ${depth}`);
  const share = position - index;
  const blend = (key: keyof Skin): string => mix(from[key], to[key], share);
  return {
    base: blend('base'),
    shade: blend('shade'),
    light: blend('light'),
    flush: blend('flush'),
    lip: blend('lip'),
  };
}
