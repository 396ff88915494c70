import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { fittedDisplay } from '../../type/fitted';
import { fontSize, limitedSize } from '../../type/font-size';

const desktop = from('desktop');
const back = keyframes({ from: { opacity: 0, transform: 'translateX(var(--from)) rotate(-8deg)' } });

export const card = style({
  gridArea: '1 / 1',
  position: 'relative',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  userSelect: 'none',
  transition: `transform var(--flight, ${motion.quick}) ${motion.out}, opacity ${motion.quick}`,
  selectors: {
    '&[data-held]': { transition: 'none', cursor: 'grabbing' },
    '&[data-flying]': { pointerEvents: 'none' },
    '&[data-back]': { animation: `${back} ${motion.quick} ${motion.out}` },
    '&[data-back=like]': { vars: { '--from': '60%' } },
    '&[data-back=skip]': { vars: { '--from': '-60%' } },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        '&[data-flying]': { opacity: 0, transform: 'rotate(-3.5deg)' },
        '&[data-back]': { animation: 'none' },
      },
    },
  },
});

export const top = style({
  zIndex: layer.words,
  touchAction: 'pan-y',
  cursor: 'grab',
  transform: 'translateX(var(--x, 0px)) rotate(var(--turn, -3.5deg))',
});

export const behind = style({
  zIndex: layer.base,
  opacity: 0.6,
  transform: `translateX(${space[12]}) rotate(4deg)`,
});

export const scrim = style({
  position: 'absolute',
  zIndex: layer.scrim,
  right: 0,
  bottom: 0,
  left: 0,
  height: '56%',
  background: photoInk.scrim,
  pointerEvents: 'none',
});

export const caption = style({
  containerType: 'inline-size',
  position: 'absolute',
  zIndex: layer.words,
  right: space[20],
  bottom: space[20],
  left: space[20],
  color: photoInk.text,
  pointerEvents: 'none',
  '@media': { [desktop]: { right: space[24], bottom: space[28], left: space[24] } },
});
/** The card behind only shows its picture; its text appears once the top card moves. */
globalStyle(`${behind} > ${caption}`, { opacity: 0, transition: `opacity ${motion.quick}` });
globalStyle(`[data-held] ~ ${behind} > ${caption}`, { opacity: 1 });
export const plainCaption = style({ color: vars.color.text });

export const name = style({
  marginTop: space[8],
  fontFamily: vars.font.display,
  fontSize: fittedDisplay(limitedSize(28)),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.label.nameTracking,
  lineHeight: 1.12,
  fontVariantNumeric: 'lining-nums',
  textTransform: vars.label.name as 'none',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: fittedDisplay(limitedSize(34)) } },
});

export const place = style({ marginTop: space[2], fontSize: fontSize.label, lineHeight: 1.4 });

export const quote = style({
  display: '-webkit-box',
  marginTop: space[8],
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: fontSize.label,
  lineHeight: 1.4,
});

const stamp = style({
  position: 'absolute',
  zIndex: layer.control,
  top: space[28],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '70%',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: `min(${vars.radius.control}, 12px)`,
  fontSize: fontSize.large,
  fontWeight: 720,
  lineHeight: 1.25,
  pointerEvents: 'none',
});
export const likeStamp = style([
  stamp,
  {
    left: space[28],
    color: vars.color.onPrimary,
    background: vars.color.primary,
    opacity: 'var(--like, 0)',
    rotate: '-9deg',
  },
]);
export const skipStamp = style([
  stamp,
  {
    right: space[28],
    color: vars.color.text,
    background: vars.color.raised,
    opacity: 'var(--skip, 0)',
    rotate: '9deg',
  },
]);
globalStyle(`${card} img`, { pointerEvents: 'none' });
