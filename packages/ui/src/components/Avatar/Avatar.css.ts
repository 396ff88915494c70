import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const size = createVar();

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: '50%',
  color: vars.color.muted,
  background: vars.color.sunken,
  fontSize: `calc(${size} * .4)`,
});

globalStyle(`${avatar} > img`, {
  position: 'absolute',
  width: size,
  height: size,
  borderRadius: '50%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  filter: vars.photo.filter,
});

export const presence = style({
  position: 'absolute',
  right: '1px',
  bottom: '1px',
  width: '13px',
  height: '13px',
  borderRadius: '50%',
  background: vars.color.success,
  boxShadow: `0 0 0 2.5px ${vars.color.surface}`,
});
