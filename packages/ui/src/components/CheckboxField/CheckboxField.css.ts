import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const choice = style({
  display: 'flex',
  gap: space[12],
  minHeight: '48px',
  padding: `${space[12]} 0`,
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
  fontSize: fontSize.small,
  lineHeight: 1.43,
});

globalStyle(`${choice}:has(${box}:disabled)`, { opacity: 0.45, cursor: 'not-allowed' });
