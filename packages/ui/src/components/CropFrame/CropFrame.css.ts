import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { photoInk } from '../../base/photo-ink';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';

const line = 'rgba(255,255,255,.5)';
const grip = '28px';
const darkened = 'rgba(12, 9, 8, .68)';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '4 / 5',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    ':active': { cursor: 'grabbing' },
  },
  variants: {
    look: {
      plain: {
        height: 'clamp(240px, 42dvh, 340px)',
        overflow: 'hidden',
        borderRadius: vars.radius.card,
        background: vars.color.sunken,
      },
      /** As large as its size container allows. */
      stage: {
        width: 'min(100cqw, 80cqh)',
        ':focus-visible': { outline: `2px solid ${photoInk.text}`, outlineOffset: '6px' },
      },
    },
  },
});

export const picture = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  maxWidth: 'none',
  transformOrigin: '0 0',
});

export const grid = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    borderRadius: 'inherit',
    backgroundImage: [
      `linear-gradient(90deg, transparent 33.2%, ${line} 33.2% 33.5%, transparent 33.5% 66.5%, ${line} 66.5% 66.8%, transparent 66.8%)`,
      `linear-gradient(transparent 33.2%, ${line} 33.2% 33.5%, transparent 33.5% 66.5%, ${line} 66.5% 66.8%, transparent 66.8%)`,
    ].join(','),
  },
  variants: {
    look: {
      plain: { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
      stage: { boxShadow: `inset 0 0 0 1.5px ${photoInk.text}, 0 0 0 200vmax ${darkened}` },
    },
  },
});

export const grips = style({ position: 'absolute', inset: `-${space[2]}`, pointerEvents: 'none' });
globalStyle(`${grips} > i`, {
  position: 'absolute',
  width: grip,
  height: grip,
  border: `0 solid ${photoInk.text}`,
});
globalStyle(`${grips} > i:nth-child(1)`, { top: 0, left: 0, borderWidth: '5px 0 0 5px' });
globalStyle(`${grips} > i:nth-child(2)`, { top: 0, right: 0, borderWidth: '5px 5px 0 0' });
globalStyle(`${grips} > i:nth-child(3)`, { bottom: 0, left: 0, borderWidth: '0 0 5px 5px' });
globalStyle(`${grips} > i:nth-child(4)`, { right: 0, bottom: 0, borderWidth: '0 5px 5px 0' });

export const preview = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '4 / 5',
});
