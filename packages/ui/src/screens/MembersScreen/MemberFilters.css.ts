import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';

export const reset = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block', marginInlineStart: 'auto' } },
});
export const apply = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block', marginTop: space[16] } },
});
export const sort = style({ '@media': { [from('tablet')]: { display: 'none' } } });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
});
export const groups = style({
  display: 'grid',
  gap: space[16],
  padding: space[2],
  '@media': { [from('tablet')]: { maxHeight: 'min(440px, 60dvh)', overflowY: 'auto' } },
});

const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

export const sheet = style({
  position: 'static',
  inset: 'auto',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: '560px',
      maxHeight: '88dvh',
      marginInline: 'auto',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
      color: vars.color.text,
      background: vars.color.raised,
      animation: `${rise} ${motion.sheet} ${motion.out}`,
    },
    '&::backdrop': { background: vars.color.scrim, backdropFilter: 'blur(3px)' },
  },
});

export const form = style({
  display: 'grid',
  padding: `0 ${space[20]}`,
  '@media': {
    [from('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[8],
      margin: `${space[20]} 0 ${space[20]}`,
      padding: 0,
    },
  },
});
export const sheetHead = style({
  position: 'sticky',
  zIndex: layer.scrim,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: `0 -${space[20]}`,
  padding: `${space[12]} ${space[8]} ${space[8]} ${space[20]}`,
  background: vars.color.raised,
  '@media': { [from('tablet')]: { display: 'none' } },
});
export const sheetFoot = style({
  position: 'sticky',
  zIndex: layer.scrim,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  margin: `0 -${space[20]}`,
  padding: `${space[12]} ${space[16]} max(${space[24]}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  '@media': { [from('tablet')]: { display: 'none' } },
});
export const sheetReset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: `0 ${space[8]}`,
  color: vars.color.primaryText,
  fontWeight: 650,
});
