import { style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { vars } from '../../themes/contract.css';

export const list = style({
  display: 'flex',
  gap: '8px',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  padding: '0 12px',
  borderBottom: '3px solid transparent',
  color: vars.color.muted,
  fontSize: vars.label.small,
  fontWeight: 650,
  textTransform: vars.label.transform as 'none',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[aria-selected="true"]': { borderBottomColor: vars.color.primaryText, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const panel = style({ paddingTop: '20px' });
