import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { heart } from '../HeartButton/HeartButton.css';
import { noPhoto } from '../Photo/NoPhoto.css';
import { photo as photoRecipe } from '../Photo/Photo.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

const besideHeart = '76px';
const nameSize = (px: Parameters<typeof displaySize>[0]) =>
  `calc(${displaySize(px)} * ${vars.label.nameFactor})`;

/** Caption placement of the theme, set on `html`. */
const underPhoto = '[data-caption=below] &';
const arch = '[data-caption=arch] &';
const outside = `${underPhoto}, ${arch}`;

const container = createContainer();
const narrow = `${container} (max-width: 199px)`;
const narrowest = `${container} (max-width: 149px)`;
const photo = photoRecipe.classNames.base;

const tints = [vars.card.tint1, vars.card.tint2, vars.card.tint3, vars.card.tint4];

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  height: '100%',
  padding: `${vars.card.inset} ${vars.card.inset} 0`,
  border: `${vars.card.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.card.ground,
  boxShadow: vars.card.shadow,
  containerName: container,
  containerType: 'inline-size',
  transition: `transform ${motion.quick} ${motion.out}`,
  selectors: Object.fromEntries(
    tints.map((background, index) => [
      `[data-elevation=block] :nth-child(4n + ${index + 1}) > &`,
      { background },
    ]),
  ),
  '@media': {
    '(hover: hover)': { ':hover': { transform: 'translateY(-2px)' } },
    '(hover: none) and (prefers-reduced-motion: no-preference)': {
      selectors: { '&:has(> a:active)': { transform: 'scale(.985)' } },
    },
    [reducedMotion]: { ':hover': { transform: 'none' } },
  },
});

globalStyle(`${card} ${photo}`, { borderRadius: vars.card.photoRadius });
globalStyle(`${card} ${photo} > img`, { transition: `transform ${motion.quick} ${motion.out}` });
globalStyle(`${card}:hover ${photo} > img`, {
  '@media': { [`(hover: hover) and (prefers-reduced-motion: no-preference)`]: { transform: 'scale(1.03)' } },
});

export const hero = style({});
globalStyle(`${hero} ${photo}`, { '@media': { [below('tablet')]: { aspectRatio: vars.photo.heroRatio } } });

export const scrim = style({
  position: 'absolute',
  zIndex: layer.scrim,
  right: 0,
  bottom: 0,
  left: 0,
  height: 'max(46%, 128px)',
  background: photoInk.scrim,
  pointerEvents: 'none',
  selectors: { [outside]: { display: 'none' } },
});

export const caption = style({
  position: 'absolute',
  display: 'block',
  right: besideHeart,
  bottom: space[12],
  left: space[16],
  minWidth: 0,
  color: photoInk.text,
  selectors: {
    [outside]: { position: 'static', color: vars.color.text },
    [underPhoto]: {
      padding: `${space[12]} ${space[72]} ${space[16]} calc(${space[16]} - ${vars.card.inset})`,
    },
    [arch]: { padding: `${space[12]} ${space[8]} ${space[8]}`, textAlign: 'center' },
  },
  '@media': { [below('tablet')]: { left: space[12] } },
  '@container': {
    [narrow]: { right: space[12], selectors: { [underPhoto]: { paddingRight: space[8] } } },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.28em',
  fontFamily: vars.font.display,
  fontSize: nameSize(17),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.label.nameTracking,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums',
  textTransform: vars.label.name as 'none',
  overflowWrap: 'anywhere',
  selectors: { [arch]: { justifyContent: 'center' } },
  '@media': {
    [from('tablet')]: { fontSize: nameSize(20) },
  },
});

globalStyle(`${hero} ${name}`, {
  '@media': {
    [below('tablet')]: { fontSize: nameSize(28) },
  },
});

/** Covers the whole card, so that a press anywhere opens the profile. */
export const link = style({
  position: 'absolute',
  zIndex: layer.words,
  inset: 0,
  borderRadius: vars.radius.card,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    [outside]: { position: 'static', display: 'block' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `inset 0 0 0 2px ${photoInk.text}`,
    },
  },
});

export const place = style({
  display: 'flex',
  columnGap: '.28em',
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  opacity: 0.94,
  selectors: {
    [outside]: { color: vars.color.muted, opacity: 1 },
    [arch]: { justifyContent: 'center' },
    '[data-elevation=block] &': { color: vars.color.text },
  },
  '@media': { [from('tablet')]: { fontSize: fontSize.small } },
});

globalStyle(`${hero} ${place}`, { '@media': { [below('tablet')]: { fontSize: fontSize.label } } });

/** Truncated where the card ends; the city never is. */
export const region = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [arch]: { flexGrow: 0, flexBasis: 'auto' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const tag = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: `calc(${space[12]} + ${vars.card.inset})`,
  left: `calc(${space[12]} + ${vars.card.inset})`,
  maxWidth: 'calc(100% - 104px)',
  pointerEvents: 'none',
  selectors: { [arch]: { top: 'auto', bottom: space[88] } },
  '@container': {
    [narrow]: { top: `calc(${space[12]} + ${vars.card.inset})`, maxWidth: 'calc(100% - 80px)' },
    [narrowest]: { left: space[8], maxWidth: 'calc(100% - 70px)' },
  },
});

globalStyle(`${tag} > span`, {
  '@container': {
    [narrow]: { minHeight: '26px', padding: `0 ${space[8]}`, fontSize: fontSize.fine },
    [narrowest]: { paddingInline: space[4], fontSize: fontSize.tiny },
  },
});

export const count = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: `calc(${space[12]} + ${vars.card.inset})`,
  right: `calc(${space[12]} + ${vars.card.inset})`,
  pointerEvents: 'none',
  selectors: { [arch]: { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const like = style({
  position: 'absolute',
  zIndex: layer.control,
  right: space[12],
  bottom: space[12],
  selectors: { [arch]: { right: space[12], bottom: space[64] } },
  '@container': {
    [narrow]: {
      top: `calc(${space[8]} + ${vars.card.inset} * .8)`,
      right: `calc(${space[8]} + ${vars.card.inset} * .8)`,
      bottom: 'auto',
      selectors: { [arch]: { top: 'auto', right: space[4], bottom: space[56] } },
    },
  },
});

globalStyle(`${like} .${heart.classNames.base.split(' ')[0] ?? ''}`, {
  '@container': { [narrow]: { width: '48px', height: '48px', fontSize: fontSize.lead } },
});

/**
 * Without a photo there is nothing to shade: the caption is placed on the drawing's background, in place of
 * the shoulders.
 */
export const photoless = style({});
globalStyle(`${photoless} ${caption}`, { color: vars.color.text });
globalStyle(`${photoless} ${photo}::before`, { display: 'none' });
globalStyle(`${photoless} ${noPhoto} > svg`, {
  maskImage: 'linear-gradient(#000 69%, transparent 73%)',
});
