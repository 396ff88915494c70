import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const suggestion = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '48px',
  marginBottom: `-${space[8]}`,
  color: vars.color.successText,
  fontSize: fontSize.small,
  fontWeight: 650,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
