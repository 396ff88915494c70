import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '22px 24px',
  textAlign: 'center',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: '10px',
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: '22px',
});

export const sentence = style({
  maxWidth: '38ch',
  margin: '8px 0 16px',
  color: vars.color.muted,
  fontSize: '.875rem',
  lineHeight: 1.43,
  textWrap: 'balance',
});
