import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '72px',
  padding: `${space[8]} ${space[20]} ${space[8]} ${space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
});
export const coin = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '50%',
    fontSize: fontSize.big,
  },
  variants: {
    empty: {
      false: { color: vars.color.primaryText, background: vars.color.primarySoft },
      true: { color: vars.color.dangerText, background: vars.color.dangerSoft },
    },
  },
});
