import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const summary = style({
  padding: '14px 18px',
  border: `2px solid ${vars.color.dangerText}`,
  borderRadius: vars.radius.control,
  background: vars.color.dangerSoft,
  vars: { [vars.color.primaryText]: vars.color.dangerText },
});

export const title = style({
  display: 'flex',
  gap: '10px',
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.4,
});

export const list = style({ margin: '6px 0 0 30px', fontSize: '.875rem', lineHeight: 1.43 });

globalStyle(`${title} > svg`, { color: vars.color.dangerText, marginTop: '1px' });
globalStyle(`${list} a`, {
  display: 'inline-block',
  paddingBlock: '3px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
