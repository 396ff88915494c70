import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const fieldError = style({
  display: 'flex',
  gap: '6px',
  marginTop: '6px',
  color: vars.color.dangerText,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
});
