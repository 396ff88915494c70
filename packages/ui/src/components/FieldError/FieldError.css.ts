import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const fieldError = style({
  display: 'flex',
  gap: space[6],
  marginTop: space[6],
  color: vars.color.dangerText,
  fontSize: fontSize.meta,
  fontWeight: 600,
  lineHeight: 1.4,
});
