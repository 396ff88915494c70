import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hiddenWords } from '../../base/hidden-words';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const phone = below('desktop');

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stepWords = style({
  paddingInline: space[8],
  color: vars.color.muted,
  fontSize: fontSize.small,
});
export const steps = style({ '@media': { [desktop]: { display: 'none' } } });

export const page = style({
  ...column,
  gap: space[16],
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gap: space[28],
      alignItems: 'start',
      paddingTop: space[28],
      paddingBottom: space[48],
    },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space[48] },
  },
});

export const main = style({ ...column, gap: space[16], minWidth: 0 });

/** A phone has the title in its bar. */
export const wideHead = style({
  ...column,
  gap: space[6],
  '@media': { [phone]: hiddenWords },
});

export const short = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': { [desktop]: { display: 'none' } },
});
export const shortText = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
});

export const personal = recipe({
  base: { ...column, gap: space[16] },
  variants: { step: { data: {}, mandate: { '@media': { [phone]: { display: 'none' } } } } },
});
const numberWidth = '6.5rem';
const zipWidth = '8rem';
const fieldRow = style({
  display: 'grid',
  columnGap: space[12],
  '@media': { [desktop]: { columnGap: space[20] } },
});
/** Rows shared by its fields: label, input, hint and error. */
globalStyle(`${fieldRow} > *`, { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${fieldRow} label`, { alignSelf: 'end' });
export const street = style([fieldRow, { gridTemplateColumns: `minmax(0, 1fr) ${numberWidth}` }]);
export const place = style([fieldRow, { gridTemplateColumns: `${zipWidth} minmax(0, 1fr)` }]);

export const side = style({
  ...column,
  gap: space[16],
  minWidth: 0,
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: space[20],
      padding: space[24],
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
    },
  },
});
export const wideOnly = style({ '@media': { [phone]: { display: 'none' } } });

export const mandate = recipe({
  base: { ...column, gap: space[12] },
  variants: { step: { data: { '@media': { [phone]: { display: 'none' } } }, mandate: {} } },
});
export const mandateHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const legal = style({
  ...column,
  gap: space[8],
  margin: `${space[8]} 0`,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});
export const small = style({ fontSize: fontSize.small });
export const well = style({
  padding: `${space[4]} ${space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.well,
});

export const foot = style({
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: layer.notice,
      insetInline: 0,
      bottom: 0,
      padding: `${space[12]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});
const button = { ...column, gap: space[8] } as const;
export const next = recipe({
  base: { ...button, '@media': { [desktop]: { display: 'none' } } },
  variants: { step: { data: {}, mandate: { display: 'none' } } },
});
export const request = recipe({
  base: button,
  variants: { step: { data: { '@media': { [phone]: { display: 'none' } } }, mandate: {} } },
});
export const lastButton = style(button);
export const fine = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'center',
});

/** The later steps: one column, on wide screens a card of 560 px. */
export const narrow = style({
  ...column,
  gap: space[16],
  width: 'min(560px, 100% - 28px)',
  margin: '0 auto',
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': {
    [desktop]: {
      margin: `${space[40]} auto ${space[72]}`,
      padding: space[36],
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
    },
  },
});
export const column16 = style({ ...column, gap: space[16] });
export const centred = style({ display: 'grid', justifyItems: 'center', gap: space[8], textAlign: 'center' });
export const words = style({ ...column, justifyItems: 'start', gap: space[8] });

const discSize = '64px';
export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: discSize,
    height: discSize,
    marginBottom: space[8],
    borderRadius: '50%',
    fontSize: fontSize.big,
  },
  variants: {
    tone: {
      success: { color: vars.color.successText, background: vars.color.successSoft },
      warn: { color: vars.color.warnText, background: vars.color.warnSoft },
      danger: { color: vars.color.dangerText, background: vars.color.dangerSoft },
      neutral: { color: vars.color.muted, background: vars.color.well },
    },
  },
});

export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const inWords = style({
  minHeight: '24px',
  color: vars.color.primaryText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const methods = style({ ...column, gap: space[12] });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  overflowWrap: 'anywhere',
});
