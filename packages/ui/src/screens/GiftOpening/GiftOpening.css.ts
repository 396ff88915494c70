import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { label, ray, tile } from '../../components/GiftPicture/GiftPicture.css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: 'scale(.8)' } });
const turn = keyframes({ from: { transform: 'rotate(-4deg)' } });

const moving = (path: string) => ({
  animation: `${path} ${motion.match} ${motion.out}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
const still = { true: {}, false: {} };

export const screen = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minHeight: '100dvh',
    overflow: 'hidden',
  },
  variants: { still: { ...still, false: { animation: `${fade} 120ms` } } },
});

/** Twenty rays from the drawing's centre, wider than the screen so that they can rotate. */
export const rays = recipe({
  base: {
    position: 'absolute',
    top: '38%',
    left: '50%',
    width: '200vmax',
    height: '200vmax',
    margin: '-100vmax',
    background: `repeating-conic-gradient(${tile} 0 9deg, ${ray} 9deg 18deg)`,
  },
  variants: { still: { ...still, false: moving(turn) } },
});

const before = { position: 'relative' } as const;

export const head = style({
  ...before,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  padding: `${space[12]} ${space[8]} 0 ${space[20]}`,
  fontWeight: 650,
});
export const giver = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space[12], minWidth: 0 });
export const title = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const cross = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  fontSize: fontSize.big,
});

export const picture = recipe({
  base: {
    ...before,
    flex: '1 1 auto',
    width: 'min(286px, 72vw)',
    minHeight: '160px',
    maxHeight: '286px',
    marginBlock: 'auto',
    padding: `${space[12]} 0`,
  },
  variants: { still: { ...still, false: moving(grow) } },
});

export const foot = style({
  ...before,
  flex: 'none',
  width: '100%',
  maxWidth: '480px',
  padding: `0 ${space[20]} max(${space[32]}, env(safe-area-inset-bottom))`,
  textAlign: 'center',
});
export const name = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(44),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const line = style({
  maxWidth: '30ch',
  maxHeight: '7.5em',
  margin: `${space[12]} auto 0`,
  overflowY: 'auto',
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'grid', gap: space[6], marginTop: space[24] });

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '48px',
  padding: `${space[8]} ${space[20]}`,
  borderRadius: vars.radius.button,
  fontWeight: 700,
  textTransform: vars.label.transform as 'none',
});
export const thank = style([action, { minHeight: '56px', color: tile, background: label }]);
export const leave = style([action]);
globalStyle(`${screen.classNames.base} button:focus-visible`, {
  outline: `3px solid ${label}`,
  outlineOffset: '3px',
});
