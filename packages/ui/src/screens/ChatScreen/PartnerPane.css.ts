import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

export const pane = style({ display: 'grid', gap: '16px', alignContent: 'start' });
export const photo = style({ position: 'relative', height: '320px', minWidth: 0 });
export const mark = style({ position: 'absolute', zIndex: layer.mark, top: '12px', left: '12px' });
export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minHeight: '44px',
  marginTop: '-8px',
  color: vars.color.muted,
  fontSize: '.9375rem',
  fontWeight: 680,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
