import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const popup = style({
  width: 'min(420px, calc(100vw - 40px))',
  margin: 'auto',
  padding: '28px',
  border: 0,
  borderRadius: vars.radius.modal,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.modal,
  '::backdrop': { background: 'rgba(0, 0, 0, .55)' },
});

export const inside = style({ display: 'grid', gap: '16px' });
