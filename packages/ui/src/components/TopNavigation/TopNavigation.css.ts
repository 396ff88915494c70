import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const bar = style({
  position: 'relative',
  zIndex: layer.bar,
  display: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: 'min(1320px, 100% - 48px)',
  minHeight: '71px',
  marginInline: 'auto',
});

export const links = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: space[8],
  minWidth: 0,
  marginLeft: space[8],
  '@media': { [from('wide')]: { marginLeft: space[28] } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  padding: `0 ${space[8]}`,
  borderRadius: vars.radius.button,
  color: vars.color.muted,
  fontSize: vars.label.medium,
  fontWeight: 620,
  letterSpacing: vars.label.tracking,
  textTransform: vars.label.transform as 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current]': { color: vars.color.text, background: vars.color.well } },
  '@media': { [from('wide')]: { paddingInline: space[16] } },
});

globalStyle(`${link}[aria-current] > svg`, { color: vars.color.primaryText });
/** Hides the icons where space is scarce: the labels fit in every language. */
globalStyle(`${link} > svg`, {
  fontSize: fontSize.body,
  '@media': { [below('wide')]: { display: 'none' } },
});

export const actions = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[8] });

export const credits = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  padding: `0 ${space[12]} 0 ${space[16]}`,
  border: `1.5px solid ${vars.elevation.chipLine}`,
  borderRadius: vars.radius.button,
  fontWeight: 680,
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.color.control },
});

export const creditsPlain = style([
  credits,
  { padding: `0 ${space[8]}`, gap: space[6], border: 0, fontSize: fontSize.label },
]);
