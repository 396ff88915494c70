import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import type { ComplexStyleRule } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { vars } from '../../themes/contract.css';

const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(.7)' },
  to: { transform: 'scaleX(.92)' },
});
const appear = keyframes({ from: { opacity: 0 } });

function line(delay: string) {
  return {
    position: 'fixed',
    zIndex: 70,
    top: 0,
    right: 0,
    left: 0,
    height: '3px',
    background: vars.color.primaryText,
    transformOrigin: 'left',
    animation: `${appear} 1ms ${delay} backwards, ${creep} 5s ${motion.out} ${delay} both`,
    '@media': { [reducedMotion]: { animation: `${appear} 120ms ${delay} backwards`, opacity: 0.7 } },
  } satisfies ComplexStyleRule;
}

export const bar = style(line('200ms'));

// A page whose script is not there yet shows the line by this attribute.
globalStyle('body[data-loading]::before', { content: '""', ...line('0s') });
