import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { displaySize, fontSize } from '../../type/font-size';
import { vars } from '../../themes/contract.css';

const glassTrack = 'rgba(255, 255, 255, .25)';

export const ring = recipe({
  base: { position: 'relative', display: 'inline-grid', flex: 'none', placeItems: 'center' },
  variants: {
    look: {
      plain: { color: vars.color.success },
      glass: { color: photoInk.text },
    },
    size: {
      small: { width: '56px', height: '56px' },
      medium: { width: '60px', height: '60px' },
      large: { width: '132px', height: '132px' },
    },
  },
});

globalStyle(`${ring.classNames.base} > svg`, {
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
});

export const track = recipe({
  variants: { look: { plain: { stroke: vars.color.line }, glass: { stroke: glassTrack } } },
});

export const fill = style({
  transition: `stroke-dasharray ${motion.quick} ${motion.out}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const words = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    lineHeight: 1,
  },
  variants: {
    look: { plain: { color: vars.color.text }, glass: { color: photoInk.text } },
    size: {
      small: { fontSize: fontSize.meta },
      medium: { fontSize: fontSize.small },
      large: { fontFamily: vars.font.display, fontSize: displaySize(34) },
    },
  },
});
