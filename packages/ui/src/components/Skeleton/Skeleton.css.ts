import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { reducedMotion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const width = createVar();
export const height = createVar();

export const skeleton = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    width,
    height,
    background: vars.color.well,
    animation: `${appear} 1ms 200ms both`,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 20%, ${vars.color.sheen} 50%, transparent 80%)`,
      animation: `${sweep} 1.4s linear infinite`,
    },
    '@media': { [reducedMotion]: { '::after': { display: 'none' } } },
  },
  variants: {
    shape: {
      line: { borderRadius: `min(${vars.radius.control}, 10px)` },
      block: { borderRadius: vars.radius.control },
      photo: { borderRadius: vars.card.photoRadius, aspectRatio: vars.photo.ratio },
      circle: { borderRadius: '50%' },
    },
  },
});

export const cardLines = style({ display: 'grid', gap: space[8], marginTop: space[12] });
