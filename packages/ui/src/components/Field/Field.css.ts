import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const field = style({ minWidth: 0 });

export const fieldLabel = style({
  display: 'block',
  marginBottom: '7px',
  fontSize: '.9375rem',
  fontWeight: 650,
  lineHeight: 1.4,
});

export const hint = style({
  marginTop: '6px',
  color: vars.color.muted,
  fontSize: '.8125rem',
  lineHeight: 1.4,
});

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: '0 16px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: 'max(1rem, 16px)',
  lineHeight: 1.5,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.dangerText,
      borderWidth: '2px',
      paddingInline: '15.5px',
    },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
  },
});
