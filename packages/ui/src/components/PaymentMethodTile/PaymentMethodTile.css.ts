import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: `${space[8]} ${space[16]} ${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  fontSize: fontSize.body,
  fontWeight: 650,
  lineHeight: 1.25,
  cursor: 'pointer',
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  marginTop: space[2],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontWeight: 400,
  lineHeight: 1.35,
});
export const wordmarks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginTop: space[4],
});
export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '26px',
  padding: `0 ${space[8]}`,
  borderRadius: vars.radius.chip,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: fontSize.fine,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const check = style({ display: 'none', color: vars.color.primaryText });

globalStyle(`${tile}:has(${input}:checked)`, { boxShadow: `inset 0 0 0 2.5px ${vars.color.primaryText}` });
globalStyle(`${tile}:has(${input}:checked) ${check}`, { display: 'inline-grid' });
globalStyle(`${tile}:has(${input}:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle(`${tile}:has(${input}:disabled)`, {
  color: vars.color.muted,
  background: vars.color.well,
  boxShadow: 'none',
  cursor: 'not-allowed',
});

/** Fits the longest name next to its mark. */
const leastWidth = '15.5rem';
export const group = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr))`,
  gap: space[8],
  '@media': { [from('wide')]: { gap: space[12] } },
});
