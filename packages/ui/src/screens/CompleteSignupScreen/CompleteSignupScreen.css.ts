import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';
export const tasks = style({ borderTop: `1px solid ${vars.color.line}` });
export const task = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '60px',
  padding: `${space[8]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  ':hover': { background: vars.color.well },
});
export const mark = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    fontSize: fontSize.small,
  },
  variants: {
    done: {
      true: { color: vars.color.onSuccess, background: vars.color.success },
      false: { boxShadow: `inset 0 0 0 2px ${vars.color.control}` },
    },
  },
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0, fontWeight: 650 });
export const note = style({
  color: vars.color.muted,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.43,
});
export const foot = style({ display: 'grid', gap: space[4], marginTop: 'auto' });
