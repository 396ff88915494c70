import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[12] });
export const show = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: `0 ${space[16]}`,
  border: `1.5px dashed ${vars.color.dangerText}`,
  borderRadius: vars.radius.chip,
  color: vars.color.dangerText,
  fontSize: fontSize.label,
  fontWeight: 650,
});
