import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const motionless = { [reducedMotion]: { animation: `${fade} 120ms` } };

export const scrim = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    inset: 0,
    display: 'grid',
    overflowY: 'auto',
    background: vars.color.scrim,
    backdropFilter: 'blur(3px)',
    animation: `${fade} ${motion.quick}`,
    selectors: { '&[data-exiting]': { opacity: 0, transition: `opacity ${motion.quick} ${motion.in}` } },
  },
  variants: {
    kind: {
      dialog: {
        placeItems: 'end stretch',
        '@media': { [from('tablet')]: { placeItems: 'center', padding: `${space[32]} ${space[24]}` } },
      },
      drawer: { placeItems: 'stretch end' },
      full: { placeItems: 'stretch', backdropFilter: 'none' },
    },
  },
});

/** Overrides the browser's own size and look of a modal element. */
export const waiting = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  '::backdrop': { background: 'transparent' },
});
export const waitingLines = style({
  display: 'grid',
  gap: space[12],
  minHeight: '320px',
  alignContent: 'start',
});

export const modal = recipe({
  base: {
    vars: { [vars.color.well]: vars.color.sunken },
    width: '100%',
    outline: 'none',
    color: vars.color.text,
    background: vars.color.raised,
    boxShadow: vars.elevation.modal,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    kind: {
      dialog: {
        borderRadius: vars.radius.modal,
        animation: `${rise} ${motion.sheet} ${motion.out}`,
        '@media': {
          [below('tablet')]: {
            borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
            animation: `${slideUp} ${motion.sheet} ${motion.out}`,
          },
          ...motionless,
        },
      },
      drawer: {
        minHeight: '100dvh',
        animation: `${slideIn} ${motion.sheet} ${motion.out}`,
        '@media': motionless,
      },
      full: { minHeight: '100dvh' },
    },
    size: { small: { maxWidth: '420px' }, medium: { maxWidth: '560px' }, large: { maxWidth: '880px' } },
  },
  compoundVariants: [
    {
      variants: { kind: 'dialog', size: 'small' },
      style: { '@media': { [below('tablet')]: { maxWidth: 'none' } } },
    },
    {
      variants: { kind: 'dialog', size: 'medium' },
      style: { '@media': { [below('tablet')]: { maxWidth: 'none' } } },
    },
    {
      variants: { kind: 'dialog', size: 'large' },
      style: { '@media': { [below('tablet')]: { maxWidth: 'none' } } },
    },
    { variants: { kind: 'full', size: 'small' }, style: { maxWidth: 'none' } },
  ],
  defaultVariants: { size: 'small' },
});

export const dialog = style({
  position: 'relative',
  padding: `${space[24]} ${space[20]} max(${space[24]}, env(safe-area-inset-bottom))`,
  outline: 'none',
  '@media': { [from('tablet')]: { padding: space[24] } },
});

export const dialogPlain = style({ position: 'relative', outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  marginBottom: space[8],
});
export const headTitle = style({ flex: 1, minWidth: 0, alignSelf: 'center' });
export const closeSlot = style({ margin: `-${space[8]} -${space[8]} -${space[8]} 0` });

export const actions = style({
  display: 'grid',
  gap: space[12],
  marginTop: space[20],
  '@media': { [from('large')]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
});
