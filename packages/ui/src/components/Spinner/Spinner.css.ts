import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../base/motion';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [reducedMotion]: {
      animation: `${pulse} 1.4s ease-in-out infinite !important` as 'none',
      animationDuration: '1.4s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
