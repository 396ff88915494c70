import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const field = style({ minWidth: 0 });

export const fieldLabel = style({
  display: 'block',
  marginBottom: space[6],
  fontSize: fontSize.label,
  fontWeight: 650,
  lineHeight: 1.4,
});

export const hint = style({
  marginTop: space[6],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
});

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: `0 ${space[16]}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: fontSize.typed,
  lineHeight: 1.5,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.dangerText,
      borderWidth: '2px',
      paddingInline: space[16],
    },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
  },
});
