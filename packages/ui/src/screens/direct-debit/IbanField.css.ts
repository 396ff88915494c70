import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const right = style({
  display: 'flex',
  gap: space[6],
  color: vars.color.successText,
  fontWeight: 600,
});
