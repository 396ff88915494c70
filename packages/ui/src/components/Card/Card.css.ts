import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';

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
      small: { padding: '16px' },
      medium: { padding: '20px' },
      large: { padding: '26px' },
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
