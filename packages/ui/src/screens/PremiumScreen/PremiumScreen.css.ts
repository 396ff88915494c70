import { globalStyle, style } from '@vanilla-extract/css';
import { from, largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const secondFace = '156px';

const desktop = from('desktop');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      gap: space[48],
      alignItems: 'start',
      padding: `${space[36]} 0 ${space[48]}`,
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  overflow: 'hidden',
  padding: `${space[24]} ${space[20]} 0`,
  borderRadius: vars.radius.card,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: `0 ${space[40]}`,
      minHeight: '280px',
    },
  },
});
globalStyle(`${head}:has(> :only-child)`, {
  paddingBottom: space[24],
  '@media': { [from('tablet')]: { minHeight: 0, padding: `${space[32]} ${space[40]}` } },
});

export const fan = style({
  position: 'relative',
  justifySelf: 'center',
  width: '300px',
  height: '210px',
  '@media': { [from('tablet')]: { height: '280px' } },
});
export const face = style({
  position: 'absolute',
  bottom: `-${space[28]}`,
  left: space[80],
  width: '140px',
  height: '190px',
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 4px ${vars.color.primarySoft}, 0 18px 30px -16px rgba(0,0,0,.5)`,
  '@media': { [from('tablet')]: { bottom: space[24] } },
  selectors: {
    '&:nth-child(1)': { left: space[4], transform: 'rotate(-8deg)' },
    '&:nth-child(2)': { left: secondFace, transform: 'rotate(8deg)' },
    '&:nth-child(3)': { left: space[80], transform: 'translateY(-10px)' },
    '&:only-child': { left: space[80], transform: 'none' },
  },
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: space[16] },
  },
});
export const benefit = style({
  display: 'flex',
  gap: space[16],
  '@media': {
    [from('tablet')]: { flexDirection: 'column' },
    [largeText]: { flexDirection: 'column' },
  },
});
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: fontSize.large,
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
});

export const side = style({
  textAlign: 'center',
  '@media': { [desktop]: { position: 'sticky', top: space[20] } },
});
export const offers = style({ textAlign: 'start' });
export const crown = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  color: vars.color.onSecondary,
  background: vars.color.secondary,
  fontSize: fontSize.big,
});
