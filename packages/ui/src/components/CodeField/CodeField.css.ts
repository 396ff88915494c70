import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displaySize } from '../../type/font-size';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const gap = space[8];
const height = '62px';
const boxWidth = `((100cqw - 5 * ${gap}) / 6)`;

/** One field over six boxes: its letter spacing matches theirs. */
export const boxes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap,
  maxWidth: '440px',
  containerType: 'inline-size',
});

export const box = recipe({
  base: {
    height,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  },
  variants: {
    wrong: { true: { borderColor: vars.color.dangerText, borderWidth: '2px' } },
  },
});

/** Clips the part of the field that is wider than the boxes; it never scrolls. */
export const opening = style({ position: 'absolute', inset: 0, overflow: 'clip' });

export const digits = style({
  display: 'block',
  width: `calc(100cqw + ${boxWidth})`,
  height,
  padding: 0,
  paddingLeft: `calc((${boxWidth} - 1ch) / 2)`,
  border: 0,
  background: 'transparent',
  outline: 'none',
  fontFamily: vars.font.text,
  fontSize: displaySize(28),
  fontWeight: 650,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: `calc(${boxWidth} + ${gap} - 1ch)`,
  '::selection': {
    color: vars.color.text,
    background: `color-mix(in srgb, ${vars.color.focus} 28%, transparent)`,
  },
});

/** The box of the next digit shows the focus. */
export const here = style({
  selectors: {
    [`${boxes}:has(input:focus) > &`]: {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.color.focus} 28%, transparent)`,
    },
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});
