import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const viewer = style({
  width: '100dvw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  color: '#fff',
  background: 'rgba(12,7,6,.96)',
  '::backdrop': { background: vars.color.scrim },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  touchAction: 'pinch-zoom',
  filter: vars.photo.filter,
});

export const bar = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[12]} ${space[12]} ${space[20]}`,
  fontWeight: 650,
  textShadow: '0 1px 6px #000',
});

export const words = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const tools = style({ display: 'flex', gap: space[8] });

const arrow = style({ position: 'absolute', top: `calc(50% - ${space[28]})` });
export const previous = style([arrow, { left: space[12] }]);
export const next = style([arrow, { right: space[12] }]);
