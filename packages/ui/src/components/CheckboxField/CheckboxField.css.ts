import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const choice = style({
  display: 'flex',
  gap: '12px',
  minHeight: '48px',
  padding: '12px 0',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  accentColor: vars.color.primaryText,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]': { outline: `2px solid ${vars.color.dangerText}`, outlineOffset: '2px' },
  },
});

export const words = style({ minWidth: 0, lineHeight: 1.5 });

export const note = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: '.875rem',
  lineHeight: 1.43,
});

globalStyle(`${choice}:has(${box}:disabled)`, { opacity: 0.45, cursor: 'not-allowed' });
