import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const content = style({ display: 'grid', gap: space[16] });

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'min(46dvh, 380px)',
  borderRadius: vars.radius.photo,
  background: vars.color.well,
  objectFit: 'contain',
});

export const choices = style({ display: 'grid', gap: space[12] });
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '56px',
  padding: `0 ${space[16]}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.button,
  fontWeight: 680,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
/** Only on devices with a handheld camera. */
export const take = style([choice, { '@media': { '(pointer: fine)': { display: 'none' } } }]);
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const note = style({ color: vars.color.muted, fontSize: fontSize.small });
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const price = style({
  display: 'grid',
  flex: '1 1 auto',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const missing = style({ color: vars.color.dangerText, fontSize: fontSize.small });
