import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

/** Animation of a like just given. */
export const leap = keyframes({
  '0%': { transform: 'scale(.6)' },
  '55%': { transform: 'scale(1.28)' },
  '100%': { transform: 'scale(1)' },
});

export const form = style({ display: 'contents' });

export const heart = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    borderRadius: vars.card.heartRadius,
    color: vars.card.heartLabel,
    background: vars.card.heart,
    boxShadow: vars.card.heartLine,
    fontSize: fontSize.large,
    transition: `transform ${motion.quick} ${motion.heart}, background-color ${motion.press}`,
    selectors: {
      '&:active': { transform: 'scale(.9)' },
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
    },
    '@media': { [reducedMotion]: { selectors: { '&:active': { transform: 'none' } } } },
  },
  variants: {
    liked: { true: { color: vars.color.onPrimary, background: vars.color.primary, boxShadow: 'none' } },
    given: { true: {} },
  },
});

globalStyle(`${heart.classNames.variants.liked.true} svg`, { fill: 'currentColor' });
globalStyle(`${heart.classNames.variants.given.true} svg`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${leap} ${motion.match} ${motion.heart}`,
    },
  },
});
