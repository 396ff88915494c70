import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { from } from '../../layout/breakpoints';
import { toastWidth } from '../../layout/measures';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const accent = createVar();

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: space[16],
  left: '50%',
  display: 'grid',
  gap: space[12],
  width: `min(${toastWidth}px, 100vw - 32px)`,
  transform: 'translateX(-50%)',
  outline: 'none',
  '@media': { [from('tablet')]: { top: space[24], right: space[24], left: 'auto', transform: 'none' } },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    width: '100%',
    maxWidth: `${toastWidth}px`,
    padding: `${space[12]} ${space[8]} ${space[12]} ${space[16]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.raised,
    boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
    animation: `${arrive} ${motion.quick} ${motion.out}`,
    '@media': {
      [reducedMotion]: { animation: `${appear} 120ms` },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
  variants: {
    tone: {
      success: { vars: { [accent]: vars.color.successText } },
      danger: { vars: { [accent]: vars.color.dangerText } },
      neutral: { vars: { [accent]: vars.color.primaryText } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

globalStyle(`${toast.classNames.base} > svg`, { color: accent, marginTop: '1px' });

export const words = style({ flex: 1, minWidth: 0, alignSelf: 'center' });
export const title = style({ display: 'block', fontWeight: 650, lineHeight: 1.35 });
export const line = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});
export const actionBeside = style({ alignSelf: 'center' });
/** A text button's label lines up with the text above. */
export const actionBelow = style({ marginTop: space[4], marginLeft: `-${space[8]}` });
export const close = style({ marginBlock: `-${space[8]}` });
