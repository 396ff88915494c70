import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBottom: space[12],
});
export const thumb = style({
  flex: 'none',
  width: '72px',
  height: '90px',
  overflow: 'hidden',
  borderRadius: vars.radius.photo,
});
export const words = style({ flex: 1, minWidth: '120px', lineHeight: 1.35 });
export const label = style({ display: 'block', fontSize: fontSize.lead, fontWeight: 650, lineHeight: 1.3 });
export const text = style({ display: 'block', color: vars.color.muted, fontSize: fontSize.small });

export const rows = style({ borderTop: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: '64px',
  padding: `${space[8]} 0`,
  textAlign: 'start',
  ':hover': { background: vars.color.well },
});
globalStyle(`${row} > svg`, { flex: 'none', fontSize: fontSize.large });
export const danger = style({ color: vars.color.dangerText });
