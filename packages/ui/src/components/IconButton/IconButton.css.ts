import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.icon,
    fontSize: fontSize.large,
    transition: `transform ${motion.press} ${motion.out}, background-color ${motion.press}`,
    selectors: {
      '&:active': { transform: 'scale(.98)' },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&:active': { transform: 'none' } } },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
  variants: {
    look: {
      plain: { ':hover': { background: vars.color.well } },
      soft: { background: vars.color.well },
      outlined: {
        border: `1.5px solid ${vars.elevation.controlLine}`,
        background: vars.color.surface,
        ':hover': { background: vars.color.well },
      },
      filled: {
        color: vars.color.onPrimary,
        background: vars.color.primary,
        ':hover': { background: vars.color.primaryHover },
      },
      glass: {
        color: photoInk.text,
        background: photoInk.glass,
        ':focus-visible': { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
      },
    },
    tone: { neutral: {}, primary: { color: vars.color.primaryText }, muted: { color: vars.color.muted } },
    size: {
      small: { width: '44px', height: '44px' },
      medium: {},
      large: { width: '56px', height: '56px' },
    },
  },
  defaultVariants: { look: 'plain', tone: 'neutral', size: 'medium' },
});

export const corner = style({ position: 'absolute', top: space[2], left: space[28] });
