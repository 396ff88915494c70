import { style } from '@vanilla-extract/css';
import { bonusStrip } from '../../layout/bonus-strip.css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const navigation = '72px';
const tabs = '142px';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${tabs} - ${bonusStrip})`,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minHeight: `max(560px, 100svh - ${navigation} - ${bonusStrip})`,
    },
  },
});
export const sky = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  overflow: 'hidden',
  '@media': { [desktop]: { background: vars.color.sunken } },
});
export const arc = style({
  width: 'min(100%, 52svh)',
  minWidth: 'min(100%, 320px)',
  height: 'auto',
  marginTop: space[32],
  overflow: 'visible',
  '@media': { [desktop]: { width: 'min(72%, 100svh)' } },
});
export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: `${space[28]} ${space[24]} ${space[24]}`,
  '@media': {
    [desktop]: { justifyContent: 'center', width: 'min(560px, 100%)', padding: `${space[40]} ${space[56]}` },
  },
});
export const text = style({
  marginTop: space[12],
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const privacy = style({
  display: 'flex',
  gap: space[8],
  marginTop: space[16],
  color: vars.color.muted,
  fontSize: fontSize.small,
});
export const progress = style({ marginTop: space[12], fontSize: fontSize.small, fontWeight: 650 });
export const actions = style({
  display: 'grid',
  gap: space[4],
  marginTop: 'auto',
  paddingTop: space[24],
  '@media': { [desktop]: { maxWidth: '360px', marginTop: 0, paddingTop: space[32] } },
});
