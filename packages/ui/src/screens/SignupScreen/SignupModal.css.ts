import { keyframes, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const modal = style({
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  color: vars.color.text,
  background: 'transparent',
  animation: `${rise} ${motion.sheet} ${motion.out}`,
  '::backdrop': { background: vars.color.scrim, backdropFilter: 'blur(3px)' },
  '@media': {
    [from('desktop')]: { width: 'min(1020px, 100% - 48px)', margin: 'auto', overflow: 'visible' },
    [reducedMotion]: { animation: 'none' },
  },
});
