import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const pageWidth = '1160px';
const asideWidth = '366px';
const limitWidth = '520px';
const rowHeight = '64px';

export const page = style({
  display: 'grid',
  gap: space[20],
  maxWidth: pageWidth,
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': { [desktop]: { padding: `${space[32]} 0 ${space[48]}` } },
});
export const boxes = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
      gap: space[20],
    },
  },
});
export const figure = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[16],
  height: '100%',
});
export const columns = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` } },
});
export const part = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const titleHead = style([head, { flex: 1 }]);
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  color: vars.color.primaryText,
  fontWeight: 650,
});
const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: rowHeight,
  padding: `${space[12]} ${space[16]}`,
});
export const linkRow = style([
  row,
  { ':hover': { background: vars.color.well }, ':focus-visible': { outlineOffset: '-3px' } },
]);
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const small = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const amounts = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'end',
  gap: space[2],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const out = style({ fontWeight: 650 });
export const more = style({ display: 'flex', justifyContent: 'center' });

export const limit = style({
  display: 'grid',
  gap: space[16],
  maxWidth: limitWidth,
  scrollMarginTop: space[88],
});
export const limitFields = style({ display: 'grid', gap: space[16] });
export const stepper = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
});
/** Next to the field, below its label. */
export const step = style({ paddingTop: space[28] });
