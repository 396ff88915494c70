import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const pane = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const photo = style({ position: 'relative', height: '320px', minWidth: 0 });
export const mark = style({ position: 'absolute', zIndex: layer.mark, top: space[12], left: space[12] });
export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '44px',
  marginTop: `-${space[8]}`,
  color: vars.color.muted,
  fontSize: fontSize.label,
  fontWeight: 680,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
