import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const list = style({ margin: 0 });

export const line = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[16]}`,
    padding: `${space[8]} 0`,
  },
  variants: {
    tone: {
      success: { color: vars.color.successText, fontWeight: 650 },
      muted: { color: vars.color.muted },
      total: { fontWeight: 650 },
    },
  },
});

globalStyle(`${list} > div + div`, { borderTop: `1px solid ${vars.color.line}` });

export const value = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
