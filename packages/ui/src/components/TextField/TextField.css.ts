import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const suggestion = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '48px',
  marginBottom: '-8px',
  color: vars.color.successText,
  fontSize: '.875rem',
  fontWeight: 650,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
