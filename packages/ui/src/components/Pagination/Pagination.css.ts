import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
});

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: '48px',
  minHeight: '48px',
  padding: `0 ${space[12]}`,
  borderRadius: vars.radius.button,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.color.well },
  selectors: {
    '&[aria-current]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.primaryText}`,
      color: vars.color.primaryText,
      background: vars.color.primarySoft,
    },
  },
});

export const gap = style({ minWidth: '24px', color: vars.color.muted, textAlign: 'center' });
