import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { posterPalette } from '../poster/poster-palette';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const headroom = '150px';
const titleSize = { phone: 'clamp(2.5rem, 13vw, 3.6rem)', desktop: 'clamp(3.5rem, 5.6vw, 6rem)' };

const desktop = from('desktop');

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'max(640px, calc(100dvh - 60px))',
  padding: `${space[56]} ${space[20]} 0`,
  overflow: 'hidden',
  color: '#fff',
  background: posterPalette.wine,
  '@media': {
    [desktop]: {
      flexDirection: 'row',
      minHeight: 'max(640px, calc(100dvh - 72px))',
      padding: `${headroom} ${space[24]} 0 max(${space[48]}, 7vw)`,
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[16],
  zIndex: layer.base,
  width: '100%',
  '@media': { [desktop]: { width: 'min(640px, 38vw)', gap: space[24] } },
});

export const title = style({
  color: posterPalette.yellow,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${titleSize.phone} * ${vars.font.scale})`,
  lineHeight: 0.98,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: `calc(${titleSize.desktop} * ${vars.font.scale})` } },
});

export const message = style({
  maxWidth: '24em',
  fontSize: fontSize.large,
  lineHeight: 1.45,
  '@media': { [desktop]: { fontSize: fontSize.big } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginTop: space[4] });

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '56px',
  padding: `0 ${space[24]}`,
  borderRadius: vars.radius.button,
  fontWeight: 700,
  fontSize: fontSize.lead,
  textAlign: 'center',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': { outlineColor: '#fff' },
});

export const mainAction = style([action, { color: posterPalette.night, background: posterPalette.yellow }]);
export const otherAction = style([
  action,
  { color: '#fff', boxShadow: 'inset 0 0 0 2px rgba(255,255,255,.65)' },
]);

export const scene = style({
  flex: 'none',
  alignSelf: 'center',
  width: 'min(520px, 124vw)',
  maxWidth: 'none',
  margin: 'auto 0 0',
  '@media': {
    [desktop]: { position: 'absolute', bottom: 0, right: `-${space[20]}`, width: 'min(900px, 58vw)' },
  },
});
