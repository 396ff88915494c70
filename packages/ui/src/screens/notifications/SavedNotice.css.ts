import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const widest = '420px';

export const place = style({
  position: 'fixed',
  zIndex: layer.notice,
  insetInline: space[16],
  bottom: `calc(${space[16]} + env(safe-area-inset-bottom, 0px))`,
  maxWidth: widest,
  marginInline: 'auto',
  outline: 'none',
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  padding: `${space[4]} ${space[8]} ${space[4]} ${space[16]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
  fontWeight: 650,
  animation: `${arrive} ${motion.quick} ${motion.out}`,
  '@media': {
    [reducedMotion]: { animation: `${appear} 120ms` },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
globalStyle(`${notice} > svg`, { flex: 'none', color: vars.color.successText });

export const words = style({ flex: 1, minWidth: 0 });
