import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const own = style({
  display: 'grid',
  flex: 'none',
  gap: space[6],
  justifyItems: 'end',
  width: '212px',
  maxWidth: '100%',
  marginLeft: 'auto',
});

const clear = keyframes({ from: { filter: 'blur(14px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '196px',
    overflow: 'hidden',
    borderRadius: `calc(${vars.radius.bubble} * .75)`,
    background: vars.color.well,
  },
  variants: {
    side: {
      own: { borderRadius: vars.radius.bubble, borderBottomRightRadius: vars.radius.tail },
      theirs: {},
    },
    gone: { true: { height: '118px' }, false: {} },
    clearing: { true: {}, false: {} },
  },
});
globalStyle(`${frame.classNames.variants.clearing.true} img`, {
  animation: `${clear} ${motion.sheet} ${motion.out}`,
  '@media': { [reducedMotion]: { animation: `${fade} 120ms` } },
});

export const veil = style({
  position: 'absolute',
  zIndex: layer.words,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  padding: space[16],
  color: photoInk.text,
  background: photoInk.veil,
  fontSize: fontSize.label,
  fontWeight: 650,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});
globalStyle(`${veil} > svg`, { fontSize: fontSize.big });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space[6],
});

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'end',
});

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '44px',
  padding: `0 ${space[4]} 0 ${space[16]}`,
  borderRadius: vars.radius.bubble,
  color: vars.color.onMine,
  background: vars.color.mine,
});
export const percent = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const stop = style({
  minHeight: '44px',
  padding: `0 ${space[12]}`,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
