import { globalStyle, style } from '@vanilla-extract/css';
import { largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const arch = style({
  display: 'grid',
  placeItems: 'end center',
  width: 'min(290px, 82%)',
  height: 'clamp(220px, 40dvh, 330px)',
  overflow: 'hidden',
  borderRadius: `999px 999px ${vars.radius.card} ${vars.radius.card}`,
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
});
globalStyle(`${arch} > svg`, { width: '80%', height: '92%' });

export const current = style({
  height: 'clamp(240px, 42dvh, 340px)',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});

export const sources = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  width: '100%',
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const source = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '52px',
  padding: `0 ${space[8]}`,
  borderRadius: vars.radius.button,
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontWeight: 680,
  cursor: 'pointer',
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const input = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit' });
