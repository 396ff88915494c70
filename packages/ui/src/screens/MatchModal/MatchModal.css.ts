import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const headroom = 'clamp(64px, 13dvh, 108px)';

const desktop = from('desktop');
const phone = below('desktop');

const rise = keyframes({ from: { opacity: 0, transform: 'scale(.94)' } });
const appear = keyframes({ from: { opacity: 0 } });
const beat = keyframes({
  '0%': { transform: 'translateX(-50%) scale(0)' },
  '70%': { transform: 'translateX(-50%) scale(1.16)' },
  '100%': { transform: 'translateX(-50%) scale(1)' },
});
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-72px) rotate(-22deg)' } });
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(72px) rotate(20deg)' } });
const moving = '(prefers-reduced-motion: no-preference)';

// The rings of a match; white text is readable on all three.
const glow = `color-mix(in srgb, ${vars.color.primary}, #000 56%)`;
const mid = `color-mix(in srgb, ${vars.color.primary}, #000 68%)`;
const deep = `color-mix(in srgb, ${vars.color.primary}, #000 80%)`;
const ringsAt = '30%';
const sheetHeight = '718px';

const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });

const dialogOnDesktop = {
  width: '560px',
  height: 'fit-content',
  maxHeight: '100dvh',
  margin: 'auto',
  overflow: 'auto',
  borderRadius: vars.radius.modal,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.modal,
};

export const modal = recipe({
  base: {
    width: '100dvw',
    maxWidth: 'none',
    padding: 0,
    border: 0,
    '::backdrop': { background: vars.color.scrim, backdropFilter: 'blur(3px)' },
  },
  variants: {
    kind: {
      match: {
        height: '100dvh',
        maxHeight: 'none',
        color: '#fff',
        background: `radial-gradient(circle at 50% ${ringsAt}, ${glow} 42%, ${mid} 42% 68%, ${deep} 68%)`,
        backgroundSize: '100% 100%',
        animation: `${appear} ${motion.quick} ${motion.out}`,
        '@media': {
          [desktop]: { ...dialogOnDesktop, animation: `${rise} ${motion.match} ${motion.out}` },
          [reducedMotion]: { animation: `${appear} ${motion.press}` },
        },
      },
      like: {
        height: `min(${sheetHeight}, 100dvh - ${space[32]})`,
        maxHeight: 'none',
        margin: 'auto 0 0',
        borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
        color: vars.color.text,
        background: vars.color.raised,
        animation: `${slideUp} ${motion.sheet} ${motion.out}`,
        '@media': {
          [desktop]: { ...dialogOnDesktop, animation: `${rise} ${motion.sheet} ${motion.out}` },
          [reducedMotion]: { animation: `${appear} ${motion.press}` },
        },
      },
    },
  },
});

export const content = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    padding: `${headroom} ${space[20]} max(${space[32]}, env(safe-area-inset-bottom))`,
    textAlign: 'center',
    '@media': { [desktop]: { minHeight: 0, padding: `${space[44]} ${space[48]} ${space[36]}` } },
  },
  variants: { kind: { match: {}, like: { paddingTop: space[40] } } },
});

export const cross = style({ position: 'absolute', zIndex: layer.cross, top: space[12], right: space[12] });
globalStyle(`${modal.classNames.variants.kind.match} ${cross} > button`, {
  '@media': { [phone]: { background: 'rgba(255,255,255,.14)' } },
});

const ring = `0 0 0 5px #fff, 0 22px 40px -18px rgba(0,0,0,.6)`;
const ringDesktop = `0 0 0 5px ${vars.color.raised}, 0 22px 40px -18px rgba(0,0,0,.6)`;

export const photos = recipe({
  base: { position: 'relative', flex: 'none', margin: '0 auto' },
  variants: {
    kind: {
      match: {
        width: 'min(326px, 86vw)',
        height: '274px',
        '@media': { [desktop]: { width: '364px', height: '292px' } },
      },
      like: { width: '248px', height: '322px' },
    },
  },
});

const photo = style({
  position: 'absolute',
  width: '178px',
  height: '236px',
  borderRadius: vars.radius.card,
  boxShadow: ring,
  '@media': { [desktop]: { width: '208px', height: '262px', boxShadow: ringDesktop } },
});
const flies = (path: string) => ({
  '@media': { [moving]: { animation: `${path} ${motion.match} ${motion.out} backwards` } },
});
export const first = style([
  photo,
  { left: 0, top: space[20], transform: 'rotate(-7deg)', ...flies(fromLeft) },
]);
export const second = style([photo, { right: 0, top: 0, transform: 'rotate(6deg)', ...flies(fromRight) }]);
export const only = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: vars.card.photoRadius,
});
/** Up to three members who like the member, in a row and slightly overlapping. */
export const several = style({ position: 'absolute', inset: 0, display: 'flex', justifyContent: 'center' });
export const oneOfSeveral = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  width: '136px',
  height: '177px',
  marginInline: `-${space[16]}`,
  overflow: 'hidden',
  borderRadius: vars.card.photoRadius,
  boxShadow: `0 0 0 5px ${vars.color.raised}`,
});
/** Within the visible part beside the next face. */
export const faceMark = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: space[8],
  left: space[6],
  maxWidth: `calc(100% - ${space[36]})`,
  overflowWrap: 'anywhere',
});
export const photoLink = style({ display: 'block', height: '100%', borderRadius: vars.radius.card });
/** Within the face, which cuts off what is outside. */
export const faceLink = style([photoLink, { ':focus-visible': { outlineOffset: '-3px' } }]);
export const heart = recipe({
  base: {
    position: 'absolute',
    zIndex: layer.control,
    left: '50%',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    color: vars.color.onSecondary,
    background: vars.color.secondary,
    transform: 'translateX(-50%)',
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  variants: {
    kind: {
      match: {
        bottom: `-${space[12]}`,
        width: '76px',
        height: '76px',
        boxShadow: '0 0 0 6px #fff',
        fontSize: fontSize.huge,
        animation: `${beat} ${motion.match} ${motion.out}`,
        '@media': { [desktop]: { boxShadow: `0 0 0 6px ${vars.color.raised}` } },
      },
      like: {
        bottom: `-${space[32]}`,
        width: '64px',
        height: '64px',
        boxShadow: `0 0 0 6px ${vars.color.raised}`,
        fontSize: fontSize.big,
      },
    },
  },
});
globalStyle(`${heart.classNames.base} svg`, { fill: 'currentColor' });

export const fictional = style({ marginTop: space[28] });
export const title = style({
  margin: `${space[48]} 0 ${space[8]}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { margin: `${space[36]} 0 ${space[8]}` } },
});
globalStyle(`${fictional} + ${title}`, { marginTop: space[12] });
export const text = style({
  padding: `0 ${space[8]}`,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  opacity: 0.92,
  '@media': { [desktop]: { padding: 0, color: vars.color.muted, opacity: 1 } },
});

export const actions = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  marginTop: 'auto',
  paddingTop: space[24],
});
export const later = style({
  minHeight: '48px',
  padding: `0 ${space[16]}`,
  fontWeight: 680,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [desktop]: { color: vars.color.primaryText } },
});
