import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const summary = style({
  padding: `${space[12]} ${space[16]}`,
  border: `2px solid ${vars.color.dangerText}`,
  borderRadius: vars.radius.control,
  background: vars.color.dangerSoft,
  vars: { [vars.color.primaryText]: vars.color.dangerText },
});

export const title = style({
  display: 'flex',
  gap: space[8],
  fontSize: fontSize.body,
  fontWeight: 650,
  lineHeight: 1.4,
});

export const list = style({
  margin: `${space[6]} 0 0 ${space[28]}`,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});

globalStyle(`${title} > svg`, { color: vars.color.dangerText, marginTop: '1px' });
globalStyle(`${list} a`, {
  display: 'inline-block',
  paddingBlock: space[2],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
