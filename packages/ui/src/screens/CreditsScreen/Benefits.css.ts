import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const list = style({
  display: 'grid',
  gap: space[12],
  marginTop: space[16],
  paddingTop: space[16],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});
export const icon = style({ flex: 'none', color: vars.color.successText, fontSize: fontSize.body });
