import { style } from '@vanilla-extract/css';
import { below, from, largeText, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const tablet = from('tablet');
const small = below('large');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[36],
  width: 'min(880px, 100% - 40px)',
  margin: '0 auto',
  padding: `${space[28]} 0 ${space[72]}`,
  '@media': { [from('desktop')]: { gap: space[48], paddingTop: space[56] } },
});

export const head = style({ display: 'grid', gap: space[12], maxWidth: '640px', overflowWrap: 'anywhere' });

export const costs = style({ display: 'grid', margin: 0, borderTop: `1px solid ${vars.color.line}` });
export const cost = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[20]}`,
  padding: `${space[16]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const costTitle = style({ fontWeight: 650, fontSize: fontSize.lead });
export const price = style({
  margin: 0,
  color: vars.color.primaryText,
  fontWeight: 700,
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const costText = style({ gridColumn: 1, margin: 0, color: vars.color.muted });

export const packagesHead = style({
  display: 'grid',
  gap: space[16],
  '@media': { [tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});
export const country = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: space[8],
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [small]: { fontSize: fontSize.label },
    [smallPhone]: { display: 'block', overflowX: 'auto', fontSize: fontSize.fine },
    [largeText]: { display: 'block', overflowX: 'auto' },
  },
  fontVariantNumeric: 'lining-nums tabular-nums',
});
const anyCell = style({
  padding: `${space[12]} 0 ${space[12]} ${space[12]}`,
  '@media': { [small]: { paddingInlineStart: space[8] }, [smallPhone]: { paddingInlineStart: space[4] } },
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  lineHeight: 1.3,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const headCell = style([
  anyCell,
  {
    color: vars.color.muted,
    fontSize: fontSize.small,
    fontWeight: 650,
    verticalAlign: 'bottom',
    '@media': { [smallPhone]: { fontSize: fontSize.fine } },
  },
]);
export const cell = style([anyCell, { color: vars.color.muted }]);
export const size = style([anyCell, { fontWeight: 700 }]);
export const amount = style([anyCell, { fontWeight: 700 }]);
