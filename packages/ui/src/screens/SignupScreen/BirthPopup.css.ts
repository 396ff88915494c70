import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const popup = style({
  width: 'min(420px, calc(100vw - 40px))',
  margin: 'auto',
  padding: space[28],
  border: 0,
  borderRadius: vars.radius.modal,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.modal,
  '::backdrop': { background: 'rgba(0, 0, 0, .55)' },
});
