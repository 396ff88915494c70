import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[20]} ${space[24]}`,
  textAlign: 'center',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: space[8],
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: fontSize.big,
});

export const sentence = style({
  maxWidth: '38ch',
  margin: `${space[8]} 0 ${space[16]}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.43,
  textWrap: 'balance',
});
