import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const label = style({ color: vars.color.muted, fontSize: fontSize.meta });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  maxWidth: '420px',
  marginTop: space[8],
});
