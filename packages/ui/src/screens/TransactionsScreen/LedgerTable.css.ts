import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const wide = from('desktop');
const narrow = below('desktop');
const iconSize = '40px';
const rowHeight = '64px';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
});
export const head = style({ '@media': { [narrow]: { display: 'none' } } });
export const headCell = recipe({
  base: {
    padding: `${space[12]} ${space[16]} ${space[8]}`,
    color: vars.color.muted,
    fontSize: fontSize.meta,
    fontWeight: 650,
  },
  variants: { side: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

export const day = style({ '@media': { [narrow]: { display: 'block' } } });
export const dayRow = style({
  background: vars.color.well,
  '@media': { [narrow]: { display: 'block' } },
});
/** The day's name is written as within a sentence in that language. */
export const dayTitle = style({
  padding: `${space[8]} ${space[16]}`,
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontWeight: 650,
  textAlign: 'start',
  '::first-letter': { textTransform: 'uppercase' },
  '@media': { [narrow]: { display: 'block' } },
});

export const row = style({
  position: 'relative',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"what credits" "time balance"',
      alignContent: 'center',
      columnGap: space[12],
      minHeight: rowHeight,
      padding: `${space[12]} ${space[16]}`,
      paddingInlineStart: `calc(${space[16]} + ${iconSize} + ${space[12]})`,
    },
  },
});
export const linkRow = style([row, { ':hover': { background: vars.color.well } }]);

const cell = style({
  '@media': { [wide]: { padding: `${space[12]} ${space[16]}`, verticalAlign: 'baseline' } },
});
const smallCell = style([
  cell,
  { color: vars.color.muted, '@media': { [narrow]: { fontSize: fontSize.meta, lineHeight: 1.4 } } },
]);
export const time = style([smallCell, { gridArea: 'time', '@media': { [wide]: { whiteSpace: 'nowrap' } } }]);
export const what = style([cell, { gridArea: 'what', minWidth: 0, '@media': { [wide]: { width: '100%' } } }]);
export const label = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const link = style([
  label,
  {
    '::after': { position: 'absolute', inset: 0, content: '""' },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    },
  },
]);
export const note = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const icon = recipe({
  base: {
    position: 'absolute',
    top: '50%',
    insetInlineStart: space[16],
    display: 'grid',
    placeItems: 'center',
    width: iconSize,
    height: iconSize,
    marginTop: `calc(${iconSize} / -2)`,
    borderRadius: '50%',
    color: vars.color.muted,
    background: vars.color.sunken,
    '@media': { [wide]: { display: 'none' } },
  },
  variants: {
    tone: {
      neutral: {},
      success: { color: vars.color.successText, background: vars.color.successSoft },
    },
  },
});
export const credits = recipe({
  base: [cell, { gridArea: 'credits', fontWeight: 650, textAlign: 'end', whiteSpace: 'nowrap' }],
  variants: { tone: { neutral: {}, success: { color: vars.color.successText } } },
});
export const balance = style([smallCell, { gridArea: 'balance', textAlign: 'end' }]);
export const onWide = style({ '@media': { [narrow]: { display: 'none' } } });
export const onPhone = style({ '@media': { [wide]: { display: 'none' } } });
