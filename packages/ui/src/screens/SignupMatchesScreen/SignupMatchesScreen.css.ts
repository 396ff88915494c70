import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const page = style({
  padding: `${space[16]} 0 ${space[32]}`,
  '@media': { [from('desktop')]: { paddingTop: space[32] } },
});

export const head = style({
  display: 'grid',
  gap: space[8],
  maxWidth: '72ch',
  marginBottom: space[20],
  '@media': { [from('desktop')]: { marginBottom: space[24] } },
});

export const waiting = style({
  display: 'flex',
  gap: space[8],
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});
globalStyle(`${waiting} > svg`, { flex: 'none', fontSize: fontSize.body });

export const more = style({
  display: 'grid',
  gap: space[20],
  marginTop: space[32],
  padding: `${space[28]} ${space[24]}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      padding: `${space[32]} ${space[36]}`,
    },
  },
});
