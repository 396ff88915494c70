import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const card = recipe({
  base: {
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
  variants: {
    divided: { true: { overflow: 'hidden' } },
    look: {
      elevated: { boxShadow: vars.elevation.card },
      outlined: { boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    },
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
  defaultVariants: { look: 'elevated', padding: 'medium', tone: 'surface' },
});

globalStyle(`${card.classNames.variants.divided.true} > * + *`, {
  borderTop: `1px solid ${vars.color.line}`,
});

export const divider = style({ border: 0, borderTop: `1px solid ${vars.color.line}` });
