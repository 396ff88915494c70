import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const lines = style({ display: 'grid' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[16]}`,
  padding: `${space[12]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const label = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    tone: {
      neutral: {},
      muted: { color: vars.color.muted },
      success: { color: vars.color.successText, fontWeight: 650 },
    },
    strong: { true: { fontWeight: 650 } },
  },
});
export const value = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
});
