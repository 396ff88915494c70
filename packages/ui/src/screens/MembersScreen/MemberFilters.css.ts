import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const chips = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: '10px', margin: '20px 0 22px' } },
});

export const reset = style({ marginInlineStart: 'auto' });
export const apply = style({ marginTop: '16px' });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' });
export const legend = style({
  display: 'block',
  marginBottom: '7px',
  fontSize: '.9375rem',
  fontWeight: 650,
  lineHeight: 1.4,
});

export const groups = style({
  display: 'grid',
  gap: '18px',
  maxHeight: 'min(440px, 60dvh)',
  overflowY: 'auto',
  padding: '2px',
});
export const more = style({ borderTop: `1px solid ${vars.color.line}` });
export const moreShow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  fontWeight: 650,
});

const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

const shown = {
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 0 0',
  display: 'block',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '88dvh',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: '0 0 0 100vmax rgba(0,0,0,.5)',
  animation: `${rise} ${motion.sheet} ${motion.out}`,
} as const;

export const sheet = style({
  selectors: {
    '&[open]': { ...shown, boxShadow: 'none' },
    '&:target:not([open])': shown,
    '&::backdrop': { background: vars.color.scrim, backdropFilter: 'blur(3px)' },
  },
  '@media': { [from('tablet')]: { selectors: { '&:target:not([open])': { display: 'none' } } } },
});

export const sheetForm = style({ display: 'block' });
export const sheetHead = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 8px 8px 20px',
  background: vars.color.raised,
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
});
export const hiddenWords = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const sheetBody = style({ display: 'grid', gap: '20px', padding: '8px 20px 20px' });
export const sheetFoot = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 16px max(24px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '@media': { [below('tablet')]: {} },
});
export const sheetReset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '0 8px',
  color: vars.color.primaryText,
  fontWeight: 650,
});
