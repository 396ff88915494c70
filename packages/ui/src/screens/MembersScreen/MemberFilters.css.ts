import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

export const reset = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block', marginInlineStart: 'auto' } },
});
export const apply = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block', marginTop: '16px' } },
});
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' });
export const groups = style({
  display: 'grid',
  gap: '18px',
  padding: '2px',
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
  padding: '0 20px',
  '@media': {
    [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: '10px', margin: '20px 0 22px', padding: 0 },
  },
});
export const sheetHead = style({
  position: 'sticky',
  zIndex: layer.scrim,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '0 -20px',
  padding: '12px 8px 8px 20px',
  background: vars.color.raised,
  '@media': { [from('tablet')]: { display: 'none' } },
});
export const sheetFoot = style({
  position: 'sticky',
  zIndex: layer.scrim,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  margin: '0 -20px',
  padding: '12px 16px max(24px, env(safe-area-inset-bottom))',
  background: vars.color.raised,
  '@media': { [from('tablet')]: { display: 'none' } },
});
export const sheetReset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '0 8px',
  color: vars.color.primaryText,
  fontWeight: 650,
});
