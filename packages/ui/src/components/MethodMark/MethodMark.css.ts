import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '48px',
  height: '34px',
  borderRadius: vars.radius.icon,
  color: vars.color.text,
  background: vars.color.well,
});
export const drawing = style({
  width: '30px',
  height: '22px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const tint = style({ fill: 'currentColor', stroke: 'none', opacity: 0.16 });
export const bold = style({ strokeWidth: 2.8 });
