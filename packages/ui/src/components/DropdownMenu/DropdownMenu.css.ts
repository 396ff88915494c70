import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const root = style({ position: 'relative', display: 'inline-block' });

export const trigger = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    minWidth: '48px',
    minHeight: '48px',
    borderRadius: vars.radius.icon,
    fontSize: fontSize.label,
    fontWeight: 650,
    userSelect: 'none',
    ':hover': { background: vars.color.well },
  },
  variants: {
    look: {
      text: { padding: `0 ${space[12]}`, borderRadius: vars.radius.button },
      framed: {
        padding: `0 ${space[20]}`,
        border: `1.5px solid ${vars.color.control}`,
        borderRadius: vars.radius.button,
        fontSize: fontSize.body,
        whiteSpace: 'nowrap',
      },
      icon: { fontSize: fontSize.large },
      glass: { fontSize: fontSize.large },
      account: {
        borderRadius: vars.radius.button,
        color: vars.color.muted,
        ':hover': { background: 'none' },
      },
    },
  },
  defaultVariants: { look: 'text' },
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px) scale(.98)' } });

export const panel = recipe({
  base: {
    position: 'absolute',
    zIndex: layer.popover,
    top: `calc(100% + ${space[8]})`,
    width: 'max-content',
    minWidth: '220px',
    maxWidth: 'min(340px, calc(100vw - 28px))',
    maxHeight: 'min(480px, 70dvh)',
    padding: space[8],
    overflowY: 'auto',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.raised,
    boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
    transformOrigin: 'top',
    animation: `${unfold} ${motion.press} ${motion.out}`,
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
      [reducedMotion]: { animation: 'none' },
    },
  },
  variants: { align: { start: { left: 0 }, end: { right: 0 } } },
  defaultVariants: { align: 'end' },
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '48px',
    padding: `${space[6]} ${space[12]}`,
    borderRadius: `min(${vars.radius.control}, 10px)`,
    fontSize: fontSize.body,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    ':hover': { background: vars.color.well },
    selectors: { '&[aria-current]': { color: vars.color.primaryText } },
  },
  variants: { tone: { neutral: {}, danger: { color: vars.color.dangerText } } },
  defaultVariants: { tone: 'neutral' },
});

export const check = style({ marginLeft: 'auto' });
