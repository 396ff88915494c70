import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const fine = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'center',
});
