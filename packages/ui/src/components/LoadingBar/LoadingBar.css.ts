import { keyframes, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(.7)' },
  to: { transform: 'scaleX(.92)' },
});
const appear = keyframes({ from: { opacity: 0 } });

export const bar = style({
  position: 'fixed',
  zIndex: layer.loading,
  top: 0,
  right: 0,
  left: 0,
  height: '3px',
  background: vars.color.primaryText,
  transformOrigin: 'left',
  animation: `${appear} 1ms 200ms backwards, ${creep} 5s ${motion.out} 200ms both`,
  '@media': { [reducedMotion]: { animation: `${appear} 120ms 200ms backwards`, opacity: 0.7 } },
});
