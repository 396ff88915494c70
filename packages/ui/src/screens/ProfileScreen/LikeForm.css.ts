import { globalStyle, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { leap } from '../../components/HeartButton/HeartButton.css';

export const likeForm = style({ display: 'inline-block' });
globalStyle(`${likeForm}[data-liked] svg`, { fill: 'currentColor' });
globalStyle(`${likeForm}[data-given] svg`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${leap} ${motion.match} ${motion.heart}`,
    },
  },
});
