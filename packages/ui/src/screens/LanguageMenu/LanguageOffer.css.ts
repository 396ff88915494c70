import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const offer = style({
  display: 'flex',
  minHeight: '48px',
  borderRadius: vars.radius.button,
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
});

const part = style({
  display: 'flex',
  alignItems: 'center',
  border: 0,
  borderRadius: 'inherit',
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
});

export const take = style([
  part,
  {
    gap: space[6],
    paddingInline: `${space[12]} 0`,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
]);

globalStyle(`${take} > svg`, { '@media': { [below('large')]: { display: 'none' } } });

export const close = style([part, { flex: 'none', justifyContent: 'center', width: '40px' }]);
