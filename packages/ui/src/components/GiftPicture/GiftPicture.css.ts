import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

/** The ground, its ray and the label on it, for drawings that fill it. */
export const tile = createVar();
export const ray = createVar();
export const label = createVar();

const { drawing: c } = vars;
const rayed = (colour: string, share: string) => `color-mix(in srgb, ${colour}, #fff ${share})`;
const on = (colour: string, { words, share }: { words: string; share: string }) => ({
  vars: { [tile]: colour, [ray]: rayed(colour, share), [label]: words },
  color: label,
  background: tile,
});
const dark = (colour: string, words = '#fff') => on(colour, { words, share: '7%' });
const light = (colour: string) => on(colour, { words: c.ink, share: '16%' });

export const ground = styleVariants({
  primary: dark(c.primary, c.onPrimary),
  primaryShade: dark(c.primaryShade),
  secondary: light(c.secondary),
  successShade: dark(c.successShade),
  dangerShade: dark(c.dangerShade),
  blush: light(c.blush),
  mist: light(c.mist),
  ink: dark(c.ink),
});

export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
