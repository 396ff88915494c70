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
const fromBelow = keyframes({ from: { opacity: 0, transform: 'translate(-50%, 48px)' } });
const moving = '(prefers-reduced-motion: no-preference)';

const deep = `color-mix(in srgb, ${vars.color.primary}, #000 64%)`;
const deeper = `color-mix(in srgb, ${vars.color.primary}, #000 88%)`;

export const modal = style({
  width: '100dvw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  color: '#fff',
  background: `linear-gradient(180deg, ${deep}, ${deeper} 60%)`,
  animation: `${appear} ${motion.quick} ${motion.out}`,
  '::backdrop': { background: vars.color.scrim, backdropFilter: 'blur(3px)' },
  '@media': {
    [desktop]: {
      width: '560px',
      height: 'fit-content',
      maxHeight: '100dvh',
      margin: 'auto',
      overflow: 'auto',
      borderRadius: vars.radius.modal,
      color: vars.color.text,
      background: vars.color.raised,
      boxShadow: vars.elevation.modal,
      animation: `${rise} ${motion.match} ${motion.out}`,
    },
    [reducedMotion]: { animation: 'none' },
  },
});

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `${headroom} ${space[20]} max(${space[32]}, env(safe-area-inset-bottom))`,
  textAlign: 'center',
  '@media': { [desktop]: { minHeight: 0, padding: `${space[44]} ${space[48]} ${space[36]}` } },
});

export const cross = style({ position: 'absolute', zIndex: layer.cross, top: space[12], right: space[12] });
globalStyle(`${cross} > button`, { '@media': { [phone]: { background: 'rgba(255,255,255,.14)' } } });

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
      like: { width: '196px', height: '262px', '@media': { [desktop]: { width: '216px', height: '282px' } } },
    },
  },
});

const photo = style({
  position: 'absolute',
  width: '186px',
  height: '244px',
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
export const only = style([
  photo,
  { left: '50%', top: 0, transform: 'translateX(-50%)', ...flies(fromBelow) },
]);
export const photoLink = style({ display: 'block', height: '100%', borderRadius: vars.radius.card });
export const heart = style({
  position: 'absolute',
  zIndex: layer.control,
  left: '50%',
  bottom: `-${space[12]}`,
  display: 'grid',
  placeItems: 'center',
  width: '76px',
  height: '76px',
  borderRadius: '50%',
  color: vars.color.onPrimary,
  background: vars.color.primary,
  boxShadow: '0 0 0 6px #fff',
  fontSize: fontSize.huge,
  transform: 'translateX(-50%)',
  animation: `${beat} ${motion.match} ${motion.out} 260ms backwards`,
  '@media': {
    [desktop]: { boxShadow: `0 0 0 6px ${vars.color.raised}` },
    [reducedMotion]: { animation: 'none' },
  },
});
globalStyle(`${heart} svg`, { fill: 'currentColor' });

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
