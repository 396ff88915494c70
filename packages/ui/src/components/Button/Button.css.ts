import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const spinnerSize = '9.6px';

export const wrap = style({ display: 'inline-grid', gap: space[6], justifyItems: 'start' });
export const wrapFull = style({ display: 'grid', width: '100%' });

const usable = ':hover:not(:disabled, [aria-disabled="true"])';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minHeight: '48px',
    padding: `0 ${space[20]}`,
    borderRadius: vars.radius.button,
    fontSize: vars.label.medium,
    fontWeight: vars.label.weight,
    letterSpacing: vars.label.tracking,
    lineHeight: 1.2,
    textAlign: 'center',
    textTransform: vars.label.transform as 'none',
    userSelect: 'none',
    transition: `transform ${motion.press} ${motion.out}, background-color ${motion.press}, color ${motion.press}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(.98)' },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
    },
    '@media': {
      [largeText]: { overflowWrap: 'anywhere' },
      [reducedMotion]: {
        selectors: { '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'none' } },
      },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
  variants: {
    look: {
      filled: {
        color: vars.color.onPrimary,
        background: vars.color.primary,
        boxShadow: vars.elevation.button,
        selectors: { [`&${usable}`]: { background: vars.color.primaryHover } },
      },
      outlined: {
        border: `1.5px solid ${vars.elevation.controlLine}`,
        background: vars.color.surface,
        selectors: { [`&${usable}`]: { background: vars.color.well } },
      },
      soft: {
        background: vars.color.well,
        selectors: {
          [`&${usable}`]: { background: `color-mix(in srgb, ${vars.color.well}, ${vars.color.text} 7%)` },
        },
      },
      text: {
        padding: `0 ${space[8]}`,
        color: vars.color.primaryText,
        selectors: { [`&${usable}`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      },
    },
    tone: {
      primary: { color: vars.color.primaryText },
      danger: { color: vars.color.dangerText },
    },
    size: {
      small: { minHeight: '44px', padding: `0 ${space[16]}`, fontSize: vars.label.small },
      medium: {},
      large: { minHeight: '56px', padding: `0 ${space[28]}`, fontSize: vars.label.large },
    },
    full: { true: { width: '100%', paddingInline: space[12] } },
  },
  compoundVariants: [
    {
      variants: { look: 'filled', tone: 'primary' },
      style: { color: vars.color.onPrimary },
    },
    {
      variants: { look: 'filled', tone: 'danger' },
      style: {
        color: vars.color.onDanger,
        background: vars.color.danger,
        boxShadow: 'none',
        selectors: { [`&${usable}`]: { background: vars.color.dangerHover } },
      },
    },
    {
      variants: { look: 'soft', tone: 'primary' },
      style: {
        background: vars.color.primarySoft,
        selectors: {
          [`&${usable}`]: {
            background: vars.color.primarySoft,
            textDecoration: 'underline',
            textUnderlineOffset: '3px',
          },
        },
      },
    },
    { variants: { look: 'text', size: 'small' }, style: { padding: `0 ${space[8]}` } },
    { variants: { look: 'text', size: 'large' }, style: { padding: `0 ${space[8]}` } },
  ],
  defaultVariants: { look: 'filled', size: 'medium' },
});

export const iconSlot = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });

/** Placed in the padding, so that the width doesn't change. */
export const besideLabel = style({
  display: 'inline-grid',
  flex: 'none',
  marginInline: `calc(-1.25em - ${space[4]}) -${space[6]}`,
  fontSize: spinnerSize,
});

export const reason = style({ color: vars.color.muted, fontSize: fontSize.meta, lineHeight: 1.4 });

globalStyle(`${wrapFull} > ${reason}`, { textAlign: 'center' });
