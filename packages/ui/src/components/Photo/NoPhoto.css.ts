import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const noPhoto = style({
  display: 'grid',
  placeItems: 'end center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  color: vars.color.primaryText,
  background: `radial-gradient(circle at 50% 36%, color-mix(in srgb, ${vars.color.primarySoft}, ${vars.color.surface} 55%), ${vars.color.primarySoft} 70%)`,
});
globalStyle(`${noPhoto} > svg`, { width: '100%', height: '100%', maxHeight: '94%' });
