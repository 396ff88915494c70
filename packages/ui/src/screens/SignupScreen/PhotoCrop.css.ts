import { style } from '@vanilla-extract/css';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const crop = style({ display: 'grid', justifyItems: 'center', gap: space[8], width: '100%' });

export const sign = style({
  position: 'absolute',
  right: space[12],
  bottom: space[12],
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.icon,
  color: photoInk.text,
  background: photoInk.glass,
  pointerEvents: 'none',
});

export const hint = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'center',
});

export const zoom = style({ width: 'min(280px, 100%)' });
