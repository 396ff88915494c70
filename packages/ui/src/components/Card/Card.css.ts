import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const card = recipe({
  base: {
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
  },
  variants: {
    padding: {
      none: {},
      small: { padding: space[16] },
      medium: { padding: space[20] },
      large: { padding: space[24] },
    },
    tone: {
      surface: {},
      raised: { background: vars.color.raised },
      secondary: { background: vars.color.secondary, color: vars.color.onSecondary, boxShadow: 'none' },
      sunken: { background: vars.color.sunken, boxShadow: 'none' },
    },
  },
  defaultVariants: { padding: 'medium', tone: 'surface' },
});

export const divider = style({ border: 0, borderTop: `1px solid ${vars.color.line}` });
