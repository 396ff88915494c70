import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  top: space[8],
  left: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: `0 ${space[20]}`,
  borderRadius: vars.radius.button,
  color: vars.color.bg,
  background: vars.color.text,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { transform: 'translateY(-80px)' } },
});
