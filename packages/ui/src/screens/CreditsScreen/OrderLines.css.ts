import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[12]} 0`,
    borderBottom: `1px solid ${vars.color.line}`,
  },
  variants: {
    tone: {
      neutral: {},
      muted: { color: vars.color.muted },
      success: { color: vars.color.successText, fontWeight: 650 },
    },
  },
});
export const value = style({
  textAlign: 'end',
  overflowWrap: 'break-word',
  '@media': { [largeText]: { overflowWrap: 'anywhere' } },
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingTop: space[16],
});
export const totalLabel = style({ fontWeight: 650 });
export const totalValue = style({ marginInlineStart: 'auto' });
