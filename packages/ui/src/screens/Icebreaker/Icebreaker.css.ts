import { style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

export const hint = style({
  padding: `0 ${space[20]} ${space[12]}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[8]} ${space[4]} ${space[20]}`,
});

export const lines = style({ paddingBottom: `max(${space[8]}, env(safe-area-inset-bottom))` });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: '76px',
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  transition: `background-color ${motion.press}`,
  ':hover': { background: vars.color.primarySoft },
  ':focus-visible': { outlineOffset: '-3px' },
});
export const number = style({
  flex: 'none',
  width: '34px',
  color: vars.color.primaryText,
  fontFamily: vars.font.display,
  fontSize: displaySize(36),
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'center',
});
export const text = style({
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: displaySize(20),
  fontWeight: vars.font.displayWeight,
  letterSpacing: '-.01em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
