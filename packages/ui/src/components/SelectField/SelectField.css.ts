import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const frame = style({ position: 'relative', minWidth: 0 });

export const select = style({ appearance: 'none', paddingRight: space[44], textOverflow: 'ellipsis' });

globalStyle(`${frame} > svg`, {
  position: 'absolute',
  top: '50%',
  right: space[16],
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none',
});

globalStyle(`${select} option`, { color: vars.color.text, background: vars.color.surface });
