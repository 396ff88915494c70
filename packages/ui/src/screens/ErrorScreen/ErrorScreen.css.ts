import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const headroom = '150px';
const titleSize = { phone: 'min(13vw, 3.6rem)', desktop: 'clamp(3.5rem, 5.6vw, 6rem)' };

const desktop = from('desktop');
/** Limited so that it never reaches the lamp. */
const corner = `min(${vars.art.corner}, 24vw)`;
const mirrored = '[data-quilt=start] &';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'max(640px, calc(100dvh - 60px))',
  padding: `${space[56]} ${space[20]} 0`,
  overflow: 'hidden',
  color: '#fff',
  background: vars.art.panel,
  '@media': {
    [desktop]: {
      flexDirection: 'row',
      minHeight: 'max(640px, calc(100dvh - 72px))',
      padding: `${headroom} ${space[24]} 0 max(${space[48]}, 7vw)`,
      selectors: { [mirrored]: { flexDirection: 'row-reverse' } },
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
  paddingBottom: space[28],
  '@media': { [desktop]: { width: 'min(640px, 38vw)', gap: space[24] } },
});

export const title = style({
  color: vars.art.link,
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

export const mainAction = style([action, { color: vars.art.label, background: vars.art.button }]);
export const otherAction = style([
  action,
  { color: '#fff', boxShadow: 'inset 0 0 0 2px rgba(255,255,255,.65)' },
]);

/** The field behind the table; its corner is the panel's. */
export const field = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  margin: `auto -${space[20]} 0`,
  overflow: 'hidden',
  borderRadius: `${corner} 0 0 0`,
  background: vars.art.deep,
  selectors: { [mirrored]: { borderRadius: `0 ${corner} 0 0` } },
  '@media': {
    [desktop]: {
      position: 'absolute',
      insetBlock: `${space[48]} 0`,
      insetInline: '46% 0',
      margin: 0,
      selectors: { [mirrored]: { insetInline: '0 46%' } },
    },
  },
});

export const scene = style({
  flex: 'none',
  width: 'min(520px, 124vw)',
  maxWidth: 'none',
  '@media': { [desktop]: { width: 'min(900px, 56vw)' } },
});
