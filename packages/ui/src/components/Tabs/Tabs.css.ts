import { style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const list = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  padding: `0 ${space[12]}`,
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

export const panel = style({ paddingTop: space[20] });
