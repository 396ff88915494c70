import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

const desktop = from('desktop');

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(2.05rem * ${vars.font.scale})`,
  lineHeight: 1,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: `calc(2.6rem * ${vars.font.scale})` } },
});
export const intro = style({ marginTop: '8px', color: vars.color.muted });

export const fields = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: '16px', minWidth: 0 });
export const pair = style({
  display: 'grid',
  gap: '16px',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px' } },
});

/** The action stays low on a phone and in view while the form scrolls. */
export const foot = style({
  position: 'sticky',
  zIndex: layer.mark,
  bottom: 0,
  display: 'grid',
  gap: '4px',
  margin: 'auto -20px calc(-1 * max(20px, env(safe-area-inset-bottom)))',
  padding: '12px 20px max(16px, env(safe-area-inset-bottom))',
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
      bottom: '-32px',
      margin: 'auto -4px -32px',
      padding: '12px 4px 28px',
      background: vars.color.raised,
      '::before': { background: `linear-gradient(to top, ${vars.color.raised}, transparent)` },
    },
  },
});
export const fine = style({ color: vars.color.muted, fontSize: '.8125rem', lineHeight: 1.45 });
export const skip = style({
  minHeight: '48px',
  width: '100%',
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
