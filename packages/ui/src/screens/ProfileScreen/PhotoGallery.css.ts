import { globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');

export const gallery = style({ position: 'relative', minWidth: 0 });

export const strip = style({
  display: 'flex',
  height: 'min(486px, 125vw)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    'screen and (min-width: 36rem) and (max-width: 61.99875rem)': { height: '640px' },
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 208px',
      gridTemplateRows: 'repeat(6, minmax(0, 1fr))',
      gap: space[12],
      height: '640px',
      overflow: 'visible',
    },
  },
});

export const tile = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { [desktop]: { minHeight: 0 } },
});
export const mainTile = style([tile, { '@media': { [desktop]: { gridRow: '1 / 7' } } }]);
export const lockTile = style([tile]);

/** One photo takes all the space, two share it, and of more the small ones fill the height. */
globalStyle(`${strip} > :only-child`, { '@media': { [desktop]: { gridColumn: '1 / 3' } } });
globalStyle(`${strip} > li + li`, { '@media': { [desktop]: { gridColumn: 2, gridRow: 'span 2' } } });
globalStyle(`${strip} > li:nth-child(2):last-child`, { '@media': { [desktop]: { gridRow: 'span 6' } } });
globalStyle(`${strip} > li:nth-child(2):nth-last-child(2), ${strip} > li:nth-child(3):last-child`, {
  '@media': { [desktop]: { gridRow: 'span 3' } },
});
globalStyle(`${strip}:has(> li:nth-child(2):last-child)`, {
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
globalStyle(`${strip}:has(> ${lockTile}) > ${tile}:nth-child(n+4):not(${lockTile})`, {
  '@media': { [desktop]: { display: 'none' } },
});
globalStyle(`${strip} > ${tile}:nth-child(n+5):not(${lockTile})`, {
  '@media': { [desktop]: { display: 'none' } },
});

export const open = style({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px #fff' },
  '@media': { [desktop]: { borderRadius: vars.radius.photo, ':focus-visible': { outlineOffset: '2px' } } },
});
globalStyle(`${mainTile} > ${open}`, { '@media': { [desktop]: { borderRadius: vars.radius.card } } });
globalStyle(`${open} img`, { transition: `transform ${motion.quick} ${motion.out}` });
globalStyle(`${open}:hover img`, {
  '@media': {
    [`${desktop} and (hover: hover)`]: { transform: 'scale(1.02)' },
    [reducedMotion]: { transform: 'none' },
  },
});

export const nobody = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflow: 'hidden',
  '@media': { [desktop]: { borderRadius: vars.radius.card } },
});

export const fileless = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  height: '100%',
  padding: space[12],
  color: vars.color.text,
  background: vars.color.sunken,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
});
export const lock = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
});

export const marks = style({
  position: 'absolute',
  zIndex: layer.mark,
  inset: 0,
  pointerEvents: 'none',
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const enlarge = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: photoInk.lockIcon,
  background: photoInk.text,
});

export const segments = style({
  position: 'absolute',
  zIndex: layer.scrim,
  top: space[8],
  left: space[16],
  right: space[16],
  display: 'flex',
  gap: space[4],
  pointerEvents: 'none',
  '@media': { [desktop]: { display: 'none' } },
});

export const segment = style({
  flex: 1,
  height: '4px',
  borderRadius: '2px',
  background: 'rgba(255,255,255,.5)',
  boxShadow: '0 0 3px rgba(0,0,0,.4)',
  transition: `background-color ${motion.quick}`,
  selectors: { '&[data-on]': { background: '#fff' } },
});
