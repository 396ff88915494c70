import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { posterPalette } from '../poster/poster-palette';
import { layer } from '../../layout/z-layers';

const desktop = from('desktop');

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'max(640px, calc(100dvh - 60px))',
  padding: '56px 20px 0',
  overflow: 'hidden',
  color: '#fff',
  background: posterPalette.wine,
  '@media': {
    [desktop]: {
      flexDirection: 'row',
      minHeight: 'max(640px, calc(100dvh - 72px))',
      padding: '150px 24px 0 max(48px, 7vw)',
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '18px',
  zIndex: layer.base,
  width: '100%',
  '@media': { [desktop]: { width: 'min(640px, 38vw)', gap: '26px' } },
});

export const title = style({
  color: posterPalette.yellow,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(clamp(2.5rem, 13vw, 3.6rem) * ${vars.font.scale})`,
  lineHeight: 0.98,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: `calc(clamp(3.5rem, 5.6vw, 6rem) * ${vars.font.scale})` } },
});

export const message = style({
  maxWidth: '24em',
  fontSize: '1.1875rem',
  lineHeight: 1.45,
  '@media': { [desktop]: { fontSize: '1.4rem' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px' });

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '56px',
  padding: '0 26px',
  borderRadius: vars.radius.button,
  fontWeight: 700,
  fontSize: '1.0625rem',
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
    [desktop]: { position: 'absolute', bottom: 0, right: '-20px', width: 'min(900px, 58vw)' },
  },
});
