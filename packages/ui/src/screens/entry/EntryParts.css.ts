import { style } from '@vanilla-extract/css';
import { from, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

const desktop = from('desktop');

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: displaySize(34),
  lineHeight: 1,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [smallPhone]: { fontSize: `calc(8.2vw * ${vars.font.scale})` },
    [desktop]: { fontSize: displaySize(40) },
  },
});
export const intro = style({ marginTop: space[8], color: vars.color.muted });

export const fields = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
});
export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] } },
});

/** The action stays at the bottom of a phone while the form scrolls. */
export const foot = style({
  position: 'sticky',
  zIndex: layer.mark,
  bottom: 0,
  display: 'grid',
  gap: space[4],
  margin: `auto -${space[20]} calc(-1 * max(${space[20]}, env(safe-area-inset-bottom)))`,
  padding: `${space[12]} ${space[20]} max(${space[16]}, env(safe-area-inset-bottom))`,
  background: vars.color.bg,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: '24px',
    background: `linear-gradient(to top, ${vars.color.bg}, transparent)`,
    pointerEvents: 'none',
  },
  '@media': {
    [desktop]: {
      bottom: `-${space[32]}`,
      margin: `auto -${space[4]} -${space[32]}`,
      padding: `${space[12]} ${space[4]} ${space[28]}`,
      background: vars.color.raised,
      '::before': { background: `linear-gradient(to top, ${vars.color.raised}, transparent)` },
    },
  },
});
export const fine = style({ color: vars.color.muted, fontSize: fontSize.meta, lineHeight: 1.45 });
export const skip = style({
  minHeight: '48px',
  width: '100%',
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
