import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  top: '8px',
  left: '8px',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '0 20px',
  borderRadius: vars.radius.button,
  color: vars.color.bg,
  background: vars.color.text,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { transform: 'translateY(-80px)' } },
});
