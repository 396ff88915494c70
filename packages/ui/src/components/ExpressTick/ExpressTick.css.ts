import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const frame = recipe({
  base: {
    display: 'flex',
    gap: space[12],
    padding: space[16],
    borderRadius: vars.radius.control,
    background: vars.color.well,
    cursor: 'pointer',
  },
  variants: { wrong: { true: { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } } },
});
export const box = style({
  flex: 'none',
  width: '26px',
  height: '26px',
  margin: 0,
  accentColor: vars.color.primaryText,
  cursor: 'inherit',
});
export const words = style({ minWidth: 0, fontSize: fontSize.small, lineHeight: 1.45 });
