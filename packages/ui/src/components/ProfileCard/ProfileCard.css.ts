import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { heart } from '../HeartButton/HeartButton.css';
import { noPhoto } from '../Photo/NoPhoto.css';
import { photo as photoRecipe } from '../Photo/Photo.css';
import { layer } from '../../layout/z-layers';

const container = createContainer();
const narrow = `${container} (max-width: 199px)`;
const photo = photoRecipe.classNames.base;

export const card = style({
  position: 'relative',
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
});

export const caption = style({
  position: 'absolute',
  display: 'block',
  right: '76px',
  bottom: '14px',
  left: '16px',
  minWidth: 0,
  color: photoInk.text,
  '@media': { [below('tablet')]: { left: '12px' } },
  '@container': { [narrow]: { right: '12px' } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.28em',
  fontFamily: vars.font.display,
  fontSize: `calc(1.0625rem * ${vars.font.scale} * ${vars.label.nameFactor})`,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.label.nameTracking,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums',
  textTransform: vars.label.name as 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [from('tablet')]: { fontSize: `calc(1.25rem * ${vars.font.scale} * ${vars.label.nameFactor})` },
  },
});

globalStyle(`${hero} ${name}`, {
  '@media': {
    [below('tablet')]: { fontSize: `calc(1.75rem * ${vars.font.scale} * ${vars.label.nameFactor})` },
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
  fontSize: '.8125rem',
  lineHeight: 1.4,
  opacity: 0.94,
  '@media': { [from('tablet')]: { fontSize: '.875rem' } },
});

globalStyle(`${hero} ${place}`, { '@media': { [below('tablet')]: { fontSize: '.9375rem' } } });

/** Ends where the card does; the city never does. */
export const region = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'none' } },
});

export const tag = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: `calc(12px + ${vars.card.inset})`,
  left: `calc(12px + ${vars.card.inset})`,
  maxWidth: 'calc(100% - 104px)',
  pointerEvents: 'none',
  '@container': { [narrow]: { top: `calc(12px + ${vars.card.inset})`, maxWidth: 'calc(100% - 80px)' } },
});

globalStyle(`${tag} > span`, {
  '@container': { [narrow]: { minHeight: '26px', padding: '0 9px', fontSize: '.75rem' } },
});

export const count = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: `calc(12px + ${vars.card.inset})`,
  right: `calc(12px + ${vars.card.inset})`,
  pointerEvents: 'none',
  '@container': { [narrow]: { display: 'none' } },
});

export const like = style({
  position: 'absolute',
  zIndex: layer.control,
  right: '12px',
  bottom: '12px',
  '@container': {
    [narrow]: {
      top: `calc(10px + ${vars.card.inset} * .8)`,
      right: `calc(10px + ${vars.card.inset} * .8)`,
      bottom: 'auto',
    },
  },
});

globalStyle(`${like} .${heart.classNames.base.split(' ')[0] ?? ''}`, {
  '@container': { [narrow]: { width: '48px', height: '48px', fontSize: '17px' } },
});

/** Nobody to shade: the caption stands on the drawing's own ground, in place of the shoulders. */
export const photoless = style({});
globalStyle(`${photoless} ${caption}`, { color: vars.color.text });
globalStyle(`${photoless} ${photo}::before`, { display: 'none' });
globalStyle(`${photoless} ${noPhoto} > svg`, {
  maskImage: 'linear-gradient(#000 69%, transparent 73%)',
});

globalStyle(`[data-caption=below] ${link}, [data-caption=arch] ${link}`, {
  position: 'static',
  display: 'block',
});
globalStyle(`[data-caption=below] ${caption}, [data-caption=arch] ${caption}`, {
  position: 'static',
  color: vars.color.text,
});
globalStyle(`[data-caption=below] ${caption}`, { padding: `14px 74px 16px calc(18px - ${vars.card.inset})` });
globalStyle(`[data-caption=below] ${caption}`, { '@container': { [narrow]: { paddingRight: '8px' } } });
globalStyle(`[data-caption=arch] ${caption}`, { padding: '14px 8px 8px', textAlign: 'center' });
globalStyle(`[data-caption=arch] ${name}, [data-caption=arch] ${place}`, { justifyContent: 'center' });
globalStyle(`[data-caption=arch] ${region}`, { flexGrow: 0, flexBasis: 'auto' });
globalStyle(`[data-caption=below] ${place}, [data-caption=arch] ${place}`, {
  color: vars.color.muted,
  opacity: 1,
});
globalStyle(`[data-caption=below] ${scrim}, [data-caption=arch] ${scrim}, [data-caption=arch] ${count}`, {
  display: 'none',
});
globalStyle(`[data-caption=arch] ${like}`, { right: '14px', bottom: '66px' });
globalStyle(`[data-caption=arch] ${like}`, {
  '@container': { [narrow]: { top: 'auto', right: '4px', bottom: '58px' } },
});
globalStyle(`[data-caption=arch] ${tag}`, { top: 'auto', bottom: '90px' });

globalStyle(`[data-elevation=block] ${place}`, { color: vars.color.text });
const tints = [vars.card.tint1, vars.card.tint2, vars.card.tint3, vars.card.tint4];
tints.forEach((tint, index) => {
  globalStyle(`[data-elevation=block] :nth-child(4n + ${index + 1}) > ${card}`, { background: tint });
});
