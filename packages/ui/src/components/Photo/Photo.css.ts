import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const photo = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    minWidth: 0,
    minHeight: 0,
    background: vars.color.sunken,
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: layer.base,
      inset: 0,
      background: vars.photo.layer,
      mixBlendMode: vars.photo.blend as 'normal',
      pointerEvents: 'none',
    },
  },
  variants: {
    shape: {
      theme: { aspectRatio: vars.photo.ratio },
      portrait: { aspectRatio: '4 / 5' },
      square: { aspectRatio: '1' },
      natural: {},
      fill: { width: '100%', height: '100%' },
    },
    corners: {
      none: {},
      card: { borderRadius: vars.radius.card },
      inner: { borderRadius: vars.radius.photo },
      bubble: { borderRadius: vars.radius.bubble },
    },
  },
  defaultVariants: { shape: 'theme', corners: 'card' },
});

globalStyle(`${photo.classNames.base} > img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 24%',
  filter: vars.photo.filter,
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
  padding: space[12],
  color: photoInk.text,
  background: photoInk.veil,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  color: photoInk.lockIcon,
  background: photoInk.lockDisc,
  fontSize: fontSize.body,
});

export const above = style({ position: 'absolute', zIndex: layer.mark });
export const place = {
  topLeft: style([above, { top: space[12], left: space[12] }]),
  topRight: style([above, { top: space[12], right: space[12] }]),
  bottomLeft: style([above, { bottom: space[12], left: space[12] }]),
  bottomRight: style([above, { bottom: space[12], right: space[12] }]),
};
