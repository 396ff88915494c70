import { globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { bonusStrip } from '../../layout/bonus-strip.css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');

/** Height of everything above and below the card, so that all of it fits into the window. */
const aroundPhone = '372px';
const aroundDesktop = '280px';
const leastHeight = '300px';

export const game = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[20],
  '@media': { [desktop]: { gap: space[28] } },
});

export const stack = style({
  display: 'grid',
  height: `clamp(${leastHeight}, 100svh - ${aroundPhone} - ${bonusStrip}, 474px)`,
  maxWidth: '86vw',
  aspectRatio: '336 / 474',
  marginTop: space[8],
  '@media': {
    [desktop]: {
      height: `clamp(${leastHeight}, 100svh - ${aroundDesktop} - ${bonusStrip}, 580px)`,
      aspectRatio: '440 / 580',
      marginTop: space[16],
    },
  },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '56px auto 56px',
  alignItems: 'center',
  gap: space[4],
  minHeight: '80px',
});
export const answers = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const undo = style({ display: 'grid', width: '56px', height: '56px', placeItems: 'center' });

const round = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: vars.radius.icon,
  transition: `transform ${motion.press} ${motion.out}, background-color ${motion.press}`,
  selectors: { '&:active': { transform: 'scale(.96)' } },
  '@media': {
    [reducedMotion]: { selectors: { '&:active': { transform: 'none' } } },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});
export const skip = style([
  round,
  {
    width: '68px',
    height: '68px',
    border: `1.5px solid ${vars.elevation.controlLine}`,
    background: vars.color.surface,
    fontSize: fontSize.big,
    ':hover': { background: vars.color.well },
  },
]);
export const openSlot = style({ display: 'contents' });
export const open = style([
  round,
  { width: '52px', height: '52px', background: vars.color.well, fontSize: fontSize.large },
]);
export const like = style([
  round,
  {
    width: '80px',
    height: '80px',
    color: vars.color.onPrimary,
    background: vars.color.primary,
    boxShadow: vars.elevation.button,
    fontSize: fontSize.huge,
    ':hover': { background: vars.color.primaryHover },
  },
]);
export const takeBack = style([
  round,
  {
    width: '52px',
    height: '52px',
    color: vars.color.primaryText,
    fontSize: fontSize.large,
    ':hover': { background: vars.color.well },
  },
]);
globalStyle(`${skip} > svg, ${like} > svg`, { width: '1.3em', height: '1.3em' });
