import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const footer = style({
  marginTop: space[64],
  padding: `${space[32]} 0 ${space[40]}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});

export const inner = style({
  display: 'grid',
  gap: space[24],
  width: 'min(1320px, 100% - 28px)',
  marginInline: 'auto',
  '@media': { [from('tablet')]: { width: 'min(1320px, 100% - 48px)' } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  color: vars.color.text,
});
globalStyle(`${links} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
