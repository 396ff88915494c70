import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const iconSize = '2.6rem';

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  alignSelf: 'center',
  width: '132px',
  height: '132px',
  margin: `${space[28]} 0`,
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: iconSize,
});

export const confirm = style({ display: 'grid', justifyItems: 'center', gap: space[4], textAlign: 'center' });
export const address = style({
  marginBottom: space[12],
  fontSize: fontSize.large,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
